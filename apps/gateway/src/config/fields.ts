import * as z from 'zod';
import { type Phrase, phrases } from './phrases.ts';

/** What a fault's message names instead of zod's words: a phrase of ours. */
export const isPhrase = (text: string): text is Phrase => Object.hasOwn(phrases, text);

/** A setting that is refused with one phrase, whatever of it is wrong. */
export function field<T>(phrase: Phrase, schema: z.ZodType<T>) {
  return z.unknown().transform((value, check): T => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    check.addIssue({ code: 'custom', message: phrase });
    return z.NEVER;
  });
}

const millisecondsIn = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const durationPattern = /^(\d{1,9}(?:\.\d{1,3})?)\s?(ms|s|m|h|d)$/;

/** `10s`, in milliseconds, between two bounds. */
function duration(least: number, most: number) {
  return z
    .string()
    .regex(durationPattern)
    .transform((text) => {
      const [, amount = '', unit = 'ms'] = durationPattern.exec(text) ?? [];
      return Math.round(Number(amount) * millisecondsIn[unit as keyof typeof millisecondsIn]);
    })
    .refine((milliseconds) => milliseconds >= least && milliseconds <= most);
}

const whole = (least: number, most: number) => z.int().min(least).max(most);
const text = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value) && value.trim() === value);

export const fields = {
  url: field(
    'url',
    z.string().refine((value) => {
      const url = URL.parse(value);
      // The address stands in every line of the log: a password in it would too.
      return url !== null && ['mqtt:', 'mqtts:'].includes(url.protocol) && url.username + url.password === '';
    }),
  ),
  username: field('username', text(254)),
  password: field('password', text(256)),
  file: field('file', text(1_000)),
  folder: field('folder', text(1_000)),
  host: field('host', z.string().regex(/^[A-Za-z0-9.:_-]{1,253}$/)),
  port: field('port', whole(1, 65_535)),
  timeout: field('timeout', duration(50, 30_000)),
  pace: field('pace', duration(200, 7 * 86_400_000)),
  wait: field('duration', duration(0, 60_000)),
  unit: field('unit', whole(0, 255)),
  name: field('name', text(120)),
  label: field('label', text(80)),
  // As a building's devices may name what they measure.
  key: field('key', z.string().regex(/^[A-Za-z][\w.-]{0,79}$/)),
  address: field('address', whole(0, 65_535)),
  scale: field(
    'scale',
    z.number().refine((value) => value !== 0),
  ),
  offset: field('offset', z.number()),
  measure: field('measure', text(20)),
  truth: field('truth', z.boolean()),
  gap: field('gap', whole(0, 100)),
  span: field('span', whole(1, 125)),
  days: field('days', z.number().min(1).max(30)),
  megabytes: field('megabytes', whole(1, 100_000)),
} as const;
