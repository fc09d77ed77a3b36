import type { DataProvider, GetListParams, GetListResult, GetOneParams, RaRecord } from 'ra-core';
import type { AgencyChangeForm, AgencyForm } from '#contract/forms/agency.ts';
import type { AssociateForm } from '#contract/forms/associate.ts';
import type { Language } from '#contract/languages.ts';
import { agencySaveMethod, associateSaveMethod } from '#contract/lifeCycle.ts';
import { limits } from '#contract/limits.ts';
import { lastClosedQuarter } from '#contract/quarters.ts';
import type {
  AgencyRecord,
  AssociateRecord,
  ContentPage,
  InvitationResult,
  ListMeta,
  OpenQuarter,
} from '#contract/records.ts';
import type { ReportReading } from '#contract/reportReading.ts';
import { readAgencyStatus, readAssociateStatus } from '#contract/statuses.ts';
import { onStatus } from './apiError.ts';
import { allContentOf, contentOf } from './content.ts';
import type { Hub } from './hub.ts';
import { keptText } from './i18n/keptTexts.ts';
import { keptServerText } from './i18n/serverTexts.ts';
import { unlessSaved } from './savedAlready.ts';
import type { Session } from './session.ts';

/** The id of a record that exists once for each person: the agency, the associate form. */
const MINE = 'mine';

// biome-ignore lint/suspicious/noExplicitAny: react-admin leaves the record's type to the caller
type Any = any;

async function unsupported(method: string, resource: string, hint: string): Promise<never> {
  throw new Error(`dataProvider.${method}('${resource}') does not exist: ${hint}.`);
}

const background = (params: { meta?: Any }) => params.meta?.background === true;

/**
 * `meta` passes through: the page that was really answered corrects the address (decision H4). A back end may name the
 * number of pages alone (specification §3): then `total` is the most that these can hold, and `meta.totalElements` is
 * undefined until the last page tells it.
 */
function listResult<Row extends object>(
  {
    content,
    meta,
  }: { content: Row[]; meta: Omit<ListMeta, 'totalElements'> & { totalElements?: unknown } },
  perPage: number,
  idOf: (row: Row) => string,
): GetListResult {
  const currPage = Math.max(1, meta.currPage);
  const totalPages = Math.max(1, meta.totalPages);
  const shown = (currPage - 1) * perPage + content.length;
  const isLast = currPage >= totalPages;
  const counted = typeof meta.totalElements === 'number' ? meta.totalElements : undefined;
  const totalElements = counted ?? (isLast ? shown : undefined);
  return {
    data: content.map((row) => ({ ...row, id: idOf(row) })),
    total: counted ?? Math.min(isLast ? shown : Number.POSITIVE_INFINITY, totalPages * perPage),
    meta: { currPage, totalPages, totalElements, ...(meta.more && { more: true }) },
  };
}

const known = <T>(table: Record<string, T>, resource: string): T | undefined =>
  Object.hasOwn(table, resource) ? table[resource] : undefined;

/** Returns the address of an entry: the lists of specification §7 contain addresses, or objects with one. */
const emailOf = (entry: string | { email: string }): string =>
  typeof entry === 'string' ? entry : String(entry.email ?? '');

interface UploadOptions {
  quarter?: string | undefined;
  submission?: string;
  onProgress?: (share: number) => void;
}

/** The portal's data provider: react-admin's methods, and methods for all other calls. */
export function createDataProvider({
  call,
  session,
  language,
}: Pick<Hub, 'call' | 'session' | 'language'>) {
  const lists: Record<string, (params: GetListParams & { signal?: AbortSignal }) => Promise<Any>> =
    {
      /** 20 a page; filter `search`, `inviteStatus`, `inviteType`. A row's id is its address. */
      async invitations({ pagination, filter = {}, signal, meta }) {
        const answer = await call('invitations', {
          query: {
            paging: `${pagination?.page ?? 1}-${limits.invitationsPageSize}`,
            search: filter.search,
            inviteStatus: filter.inviteStatus,
            inviteType: filter.inviteType,
          },
          background: background({ meta }),
          signal,
        });
        const content = answer.content.map((row) => ({ ...row, status: row.status || null }));
        return listResult({ ...answer, content }, limits.invitationsPageSize, ({ email }) => email);
      },
      /** 10 a page, newest first. */
      async reports({ pagination, signal, meta }) {
        const answer = await call('reports', {
          query: { paging: `${pagination?.page ?? 1}-${limits.reportsPageSize}` },
          background: background({ meta }),
          signal,
        });
        const content = answer.content.map((row) => (row.id ? row : { ...row, withoutFile: true }));
        return listResult(
          { ...answer, content },
          limits.reportsPageSize,
          ({ id, filename, timestamp }) => String(id ?? `${filename} ${timestamp}`),
        );
      },
      /** The pages of filter `code` in the visitor's language; one page. */
      async content({ filter, signal }) {
        const pages = await allContentOf(call, { code: filter.code, language }, signal);
        const data = pages.map((page, place) => ({ ...page, id: `${filter.code} ${place}` }));
        return { data, total: data.length };
      },
      /** Where the person is signed in; one page. */
      async sessions({ signal, meta }) {
        const { content } = await call('sessions', { background: background({ meta }), signal });
        return { data: content, total: content.length };
      },
    };

  const readers: Record<string, (params: GetOneParams & { signal?: AbortSignal }) => Promise<Any>> =
    {
      agency: async ({ signal }) => ({ ...(await call('agency', { signal })), id: MINE }),
      associate: async ({ signal }) => ({ ...(await call('associate', { signal })), id: MINE }),
    };

  /**
   * A person's own forms are saved with the version that was read (decision B10), by the method that fits the status
   * that was read (specification §4). Where nothing can be saved, the server responds 405.
   */
  const savers: Record<string, (form: Any, read: Any) => Promise<Any>> = {
    /** Pending if the answer doesn't say (specification §4). An approved agency changes by request (decision B13). */
    async agency(form: AgencyForm | AgencyChangeForm, { version, agencyStatus }: AgencyRecord) {
      if ('reason' in form) return call('requestAgencyChange', { body: { ...form, version } });
      const method = agencySaveMethod(readAgencyStatus(agencyStatus)) ?? 'PATCH';
      const body = { ...form, version };
      const answer = await call('saveAgency', { body, method }).catch(
        unlessSaved(() => call('agency'), body),
      );
      await moved({ agencyStatus: answer.agencyStatus || 'PENDING' });
      return answer;
    },
    /** Pending if the answer doesn't say (specification §4). */
    async associate(form: AssociateForm, { version, associateStatus }: AssociateRecord) {
      const method = associateSaveMethod(readAssociateStatus(associateStatus)) ?? 'PATCH';
      const body = { ...form, version };
      const answer = await call('saveAssociate', { body, method }).catch(
        unlessSaved(() => call('associate'), body),
      );
      await moved({ associateStatus: answer.associateStatus || 'PENDING' });
      return answer;
    },
  };

  const removers: Record<string, (id: string) => Promise<unknown>> = {
    invitations: (email) => call('revokeInvitation', { params: { email } }),
    sessions: (id) => call('endSession', { params: { id } }),
  };

  const base = {
    supportAbortSignal: true,

    getList<R extends RaRecord>(
      resource: string,
      params: GetListParams,
    ): Promise<GetListResult<R>> {
      const list = known(lists, resource);
      return list
        ? list(params)
        : unsupported('getList', resource, `lists are ${Object.keys(lists).join(', ')}`);
    },

    async getOne(resource: string, params: GetOneParams): Promise<Any> {
      const read = known(readers, resource);
      if (!read) {
        return unsupported('getOne', resource, `records are ${Object.keys(readers).join(', ')}`);
      }
      return { data: await read(params) };
    },

    async update(resource: string, { id, data, previousData }: Any): Promise<Any> {
      const save = known(savers, resource);
      if (save) return { data: { ...(await save(data, previousData)), id } };
      if (resource !== 'invitations') {
        return unsupported('update', resource, 'only invitations and the own forms can be changed');
      }
      const pointOfContact = data.pointOfContact === true;
      const row = await call('setPointOfContact', {
        params: { email: String(id) },
        body: { pointOfContact },
      });
      // Specification §7 asks for no answer: without one the row is as it was, but for the change.
      return { data: { ...previousData, pointOfContact, ...(row.email === id && row), id } };
    },

    async delete(resource: string, { id, previousData }: Any): Promise<Any> {
      const remove = known(removers, resource);
      if (!remove) {
        return unsupported('delete', resource, 'only invitations and sessions can be taken back');
      }
      await remove(String(id));
      return { data: { ...previousData, id } };
    },

    create: (resource: string): Promise<Any> =>
      unsupported('create', resource, 'use sendInvitations, uploadReport, or update of a form'),
    getMany: (resource: string): Promise<Any> =>
      unsupported('getMany', resource, 'read the list, or one record with getOne'),
    getManyReference: (resource: string): Promise<Any> =>
      unsupported('getManyReference', resource, 'filter the list with getList'),
    updateMany: (resource: string): Promise<Any> =>
      unsupported('updateMany', resource, 'change one row at a time with update'),
    deleteMany: (resource: string): Promise<Any> =>
      unsupported('deleteMany', resource, 'take back one row at a time with delete'),
  };

  /** Gates, navigation and menu follow the new status at once; the permissions with the look-up (specification §4). */
  async function moved(provider: Parameters<Session['update']>[0]): Promise<void> {
    session.update(provider);
    // What was saved is saved: a failed look-up is caught up with by the next one.
    await session.refresh({ background: true }).catch(() => undefined);
  }

  /** The methods that the portal adds to react-admin's. Each throws an ApiError. */
  const ownMethods = {
    /** Makes a call of the endpoint table without any further processing. */
    call,

    /** The first page of a code; null without content (decision C9), where react-admin's `getOne` must have a record. */
    async contentPage(code: string, signal?: AbortSignal): Promise<ContentPage | null> {
      const [page] = await contentOf(call, 'contentByCode', { code, language }, signal);
      return page ?? null;
    },

    /**
     * Up to 50 addresses; one result each (decision D4). Without a language those that are sent again keep theirs.
     */
    async sendInvitations(
      emailAddresses: string[],
      language?: Language,
    ): Promise<InvitationResult> {
      const {
        successful,
        failed,
        failures = {},
        ...answer
      } = await call('sendInvitations', { body: { emailAddresses, language } });
      return {
        ...answer,
        successful: successful.map(emailOf),
        failed: failed.map((entry) => {
          const email = emailOf(entry);
          const reason = entry.reason
            ? keptServerText(entry.reason, failures[email])
            : keptText('invitation.cannotBeInvited');
          return { email, reason };
        }),
      };
    },

    /**
     * Acknowledges the brand education, in the version of the page that was read, if its back end counts versions;
     * accredited if the answer doesn't say (specification §4).
     */
    async acknowledge({ version, language = 'en' }: Partial<ContentPage> = {}) {
      const body = version === undefined ? {} : { body: { read: { language, version } } };
      const answer = await call('acknowledge', body);
      await moved({ associateStatus: answer.associateStatus || 'ACCREDITED' });
      return answer;
    },

    /** The quarters that can be reported, the last first; none where the back end has no such call (specification §7). */
    async openQuarters({ signal }: { signal?: AbortSignal } = {}): Promise<OpenQuarter[]> {
      const none = onStatus([404], { content: [] });
      const answer = call('reportQuarters', { background: true, signal });
      return (await answer.catch(none)).content;
    },

    /** Reads a report without submitting it; undefined where the back end has no such call (specification §7). */
    async previewReport(
      file: File,
      { quarter, signal }: { quarter?: string | undefined; signal?: AbortSignal } = {},
    ): Promise<ReportReading | undefined> {
      const answer = call('previewReport', { file, fields: { quarter }, signal });
      return answer.catch(onStatus([404, 405], undefined));
    },

    /**
     * Uploads a quarterly report; where no quarter is chosen the back end knows which. `submission` is a key of the page's:
     * after an answer that was lost, the same file under the same key is the same report. `onProgress` hears 0 to 1.
     */
    async uploadReport(file: File, { onProgress, ...fields }: UploadOptions = {}) {
      const row = await call('uploadReport', { file, fields, onProgress });
      // The report of another quarter leaves the one that is due as it is.
      const deadline = session.profile()?.provider.quarterlyReportDeadline;
      const due = deadline && lastClosedQuarter(new Date(deadline)).name;
      await moved(!row.quarter || !due || row.quarter === due ? { quarterlyReportDue: false } : {});
      return { ...row, filename: row.filename || file.name };
    },
  };

  return { ...base, ...ownMethods } satisfies DataProvider;
}
export type HubDataProvider = ReturnType<typeof createDataProvider>;
