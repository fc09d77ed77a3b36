import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseForm } from 'node:querystring';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpointsUnder } from '../../contract/endpoints.ts';
import { isOpen, type Viewer } from '../../contract/gates.ts';
import {
  allPages,
  contentCodeOf,
  gateOf,
  openContentAt,
  pageAt,
  redirects,
} from '../../contract/pages.ts';
import { challengePath, paths, signedOutPath } from '../../contract/paths.ts';
import type { Boot } from '../../contract/records.ts';
import { KEYS_COOKIE } from '../../contract/staff/words.ts';
import { pagesToShow } from '../content/pages.ts';
import { inTransaction } from '../core/db/connection.ts';
import { NotAllowed, NotFound } from '../core/errors.ts';
import { languageAskedBy, languageOf, rememberLanguage } from '../core/http/language.ts';
import { readOverrides } from '../core/mail/texts.ts';
import { REPORTS } from '../core/plugins/policyReports.ts';
import { profileOf } from '../core/rules/profile.ts';
import { changeLanguage } from '../profile/changeAccount.ts';
import { ownSettings } from '../profile/settings.ts';
import { signInWith } from '../sign-in/signInWith.ts';
import { builtFiles } from './builtFiles.ts';
import { contentPolicy } from './contentPolicy.ts';
import { keyedTexts } from './keyedTexts.ts';
import { fillPage, type Rendered } from './pageTemplate.ts';
import { paintedFirst } from './paintedFirst.ts';
import { readPreloads } from './portalManifest.ts';
import { verifyPages } from './verifyPages.ts';

interface Renderer {
  render(request: { url: string; boot: Boot }): Rendered | Promise<Rendered>;
}

export const isPortalBuilt = (directory: string): boolean =>
  existsSync(join(directory, 'client/index.html')) &&
  existsSync(join(directory, 'ssr/entryServer.js'));

/** The HTTP status of a page: 403 for a console page that is not requested by staff. */
const statusOf = ({ gate, status = 200 }: (typeof allPages)[number], viewer: Viewer): number =>
  gate === 'staff' && !isOpen('staff', viewer) ? 403 : status;

/** Serves the built portal: its files, and its pages rendered with the visitor's profile (specification §2). */
export async function pages(app: FastifyInstance, { directory }: { directory: string }) {
  const template = await readFile(join(directory, 'client/index.html'), 'utf8');
  const { render }: Renderer = await import(
    pathToFileURL(join(directory, 'ssr/entryServer.js')).href
  );
  const { painted, still } = await paintedFirst(join(directory, 'client'), template);
  const templateOf = (page: Rendered) => {
    if (page.still) return still;
    return page.whole ? painted : template;
  };
  const preloads = await readPreloads(join(directory, 'client'), template);
  const settings = ownSettings(app);
  const secure = app.env.publicUrl.startsWith('https:');
  const verify = verifyPages(app);

  async function showPage(request: FastifyRequest, reply: FastifyReply) {
    const url = request.url;
    const [path = '/', query] = url.split('?');
    const row = pageAt(path);
    if ('redirectTo' in row) {
      return reply.redirect(query ? `${row.redirectTo}?${query}` : row.redirectTo);
    }
    const asked = languageAskedBy(request);
    const { person } = request;
    const now = app.clock.now();
    if (asked) {
      // Only the language switch on a page of the portal: a link on another site or in an email changes no stored choice.
      const isSwitch =
        request.headers['sec-fetch-site'] !== 'none' && app.isOpenedFromHere(request);
      if (person && isSwitch)
        await inTransaction(app.db, (tx) => changeLanguage(tx, person, asked, now));
      return rememberLanguage(request, reply, asked);
    }
    const elsewhere = row.name === 'verify' && (await verify.leadsTo(request, reply));
    if (elsewhere) return reply.redirect(elsewhere, 303);
    const language = languageOf(request);
    const checked = await verify.checked(row.name, request, language);
    const viewer = person?.viewer ?? { signedIn: false };
    const code = contentCodeOf(row, path, app.brand.code);
    const isReadable = code !== undefined && isOpen(gateOf(row, { code }), viewer);
    const [home, shown, texts] = await Promise.all([
      pagesToShow(app.db, 'home-page', now, language, app.env.keep),
      isReadable ? pagesToShow(app.db, code, now, language, app.env.keep) : undefined,
      readOverrides(app.db, app.brand.code, 'portal'),
    ]);
    const showsKeys = person?.viewer.staff === true && request.cookies[KEYS_COOKIE] === '1';
    // Whoever may open the console can do so from each page without loading another.
    const analyticsKey = person?.viewer.staff ? '' : settings.analyticsKey;
    const boot: Boot = {
      language,
      settings: {
        ...settings,
        analyticsKey,
        texts: showsKeys ? keyedTexts(language, texts) : texts,
      },
      profile: person && profileOf(person, app.clock.moment()),
      home,
      ...(openContentAt(path) && code && shown && { shown: { code, pages: shown } }),
      ...(checked && { checked }),
      openedFromHere: app.isOpenedFromHere(request),
    };
    const page = await render({ url, boot });
    const head = (page.head ?? '') + (page.chunk ? preloads(page.chunk) : '');
    if (page.link) reply.header('link', page.link);
    if (row.unlisted) reply.header('x-robots-tag', 'noindex');
    const isThere = shown?.length !== 0 && (row.name !== 'certificate' || checked?.certificate);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(isThere ? statusOf(row, viewer) : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        contentPolicy({ nonce, secure, analytics: analyticsKey !== '' }),
      )
      .header('reporting-endpoints', `policy="${REPORTS}"`)
      .send(fillPage(templateOf(page), { ...page, head }, boot, nonce));
  }

  const hide = { schema: { hide: true } };
  for (const { path } of [...redirects, ...allPages]) app.get(path, hide, showPage);
  app.get(`${paths.staff}/*`, hide, showPage);
  app.pageNotFound = (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return showPage(request, reply);
    throw new NotFound('error.notFound');
  };

  await app.register(builtFiles, { root: join(directory, 'client'), brand: app.env.brandFolder });
  await app.register(plainForms);
}

/** The sign-in form and the sign-out button before any script runs: plain form posts, answered with a redirect. */
async function plainForms(app: FastifyInstance) {
  const hide = { schema: { hide: true } };
  const login = endpointsUnder(() => app.env.policies).login.body;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, parseForm(body as string)),
  );

  app.post(paths.login, hide, async (request, reply) => {
    if (!app.isSameOriginForm(request)) throw new NotAllowed('error.antiForgery');
    const { email: identity, password } = (request.body ?? {}) as Record<string, unknown>;
    const { data: credentials } = login.safeParse({ identity, password });
    const entry = credentials && (await signInWith(app, request, reply, credentials));
    if (!entry) return reply.redirect(`${paths.home}?auth=failed`, 303);
    if (entry.challenge) return reply.redirect(challengePath(entry.challenge), 303);
    return reply.redirect(entry.staff ? paths.staff : paths.dashboard, 303);
  });

  app.post(paths.logout, hide, async (request, reply) => {
    if (!app.isSameOriginForm(request)) throw new NotAllowed('error.antiForgery');
    await reply.signOut();
    return reply.redirect(signedOutPath, 303);
  });
}
