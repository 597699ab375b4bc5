import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from '@imah/contract/core/words';
import { describe, expect, it } from 'vitest';
import { describeTemplates } from '../testing/describe-templates.ts';
import { reachOfCode } from './fault-of-code.ts';
import { asksToStop } from './take-reply.ts';
import { type WhatsAppTemplate, whatsAppTemplates } from './templates.ts';
import { asParameter } from './write-message.ts';

const entries: readonly (readonly [string, WhatsAppTemplate])[] = Object.entries(whatsAppTemplates);

describe('a template', () => {
  it.each(entries)('%s is one that Meta takes, in both languages', (name, { parameters, body }) => {
    expect(name).toMatch(/^[a-z0-9_]{1,512}$/);
    for (const locale of locales) {
      const places = [...body[locale].matchAll(/\{\{(\d+)\}\}/g)].map(([, place]) => Number(place));
      expect(places).toEqual(parameters.map((_, index) => index + 1));
      expect(body[locale]).not.toMatch(/^\{\{|\}\}$|\n{3}|\t/);
      // The longest parameters have 760 characters together.
      expect(body[locale].length).toBeLessThan(1024 - 760);
    }
  });

  it('stands in the list from which an operator registers it, with its texts', () => {
    const page = readFileSync(fileURLToPath(new URL('../../../../../docs/whatsapp.md', import.meta.url)), 'utf8');
    const listed = /<!-- templates -->\n\n([\s\S]*)\n\n<!-- \/templates -->/.exec(page)?.[1];

    expect(listed).toBe(describeTemplates());
  });
});

describe('a parameter', () => {
  it.each([
    ['', '-'],
    [' \n\t', '-'],
    ['Bocor\r\n   di', 'Bocor di'],
    ['12345678', '12345678'],
    ['123456789', '1234567…'],
    ['👍👍👍👍👍', '👍👍👍…'],
  ])('%j becomes %j', (text, shown) => {
    expect(asParameter(text, 8)).toBe(shown);
  });
});

it.each([
  [131026, 'never'],
  [131047, 'never'],
  [132000, 'never'],
  [131056, 'later'],
  [132001, 'later'],
  [130429, 'nobody-now'],
  [131048, 'nobody-now'],
  [190, 'nobody-now'],
  [999_999, 'nobody-now'],
])('the code %i means %s', (code, reach) => {
  expect(reachOfCode(code)).toBe(reach);
});

it('takes no long text for a wish to stop', () => {
  expect([asksToStop('STOP'), asksToStop(`stop${'.'.repeat(40)}`)]).toEqual([true, false]);
});
