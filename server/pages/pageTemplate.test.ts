import { expect, test } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import type { Boot } from '../../contract/records.ts';
import { settingsOf } from '../../contract/settings.ts';
import { fillPage } from './pageTemplate.ts';

const template =
  '<head><!--hub:head--></head><body><!--hub:app--><!--hub:boot--><script nonce="__NONCE__">';
const settings = settingsOf(defaultBrand);
const boot: Boot = { language: 'en', settings, profile: null, home: [], openedFromHere: false };

test('no text can close its script element', () => {
  const name = '</script><!--<script>alert(1)';
  const html = fillPage(template, { html: '' }, { ...boot, settings: { ...settings, name } }, 'n');
  const json = /id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json).settings.name).toBe(name);
});

test('placeholders in filled-in text are not replaced, and $ has no special meaning', () => {
  const html = fillPage(template, { html: "<!--hub:head-->$&$'__NONCE__" }, boot, 'n');
  expect(html).toContain("<body><!--hub:head-->$&$'__NONCE__<script");
  expect(html).toMatch(/<script nonce="n">$/);
});

test('the title is text, the head is markup with the nonce', () => {
  const page = { html: '', title: 'A & B <i>', head: '<link nonce="__NONCE__">' };
  expect(fillPage(template, page, boot, 'n')).toContain(
    '<head><title>A &#38; B &#60;i&#62;</title><link nonce="n"></head>',
  );
});

test('the page says which language it is in', () => {
  const french: Boot = { ...boot, language: 'fr-CA' };
  expect(fillPage(`<html lang="en">${template}`, { html: '' }, french, 'n')).toMatch(
    /^<html lang="fr-CA" dir="ltr"><head>/,
  );
});
