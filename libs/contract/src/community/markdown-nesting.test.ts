import { expect, it } from 'vitest';
import { topicPostDraft } from './topic-post.ts';
import { topicCorrection, topicDraft, topicSummaryChange } from './topic.ts';

const tooDeep = {
  quotes: '>'.repeat(2000),
  'spaced quotes': `${'> '.repeat(21)}a`,
  'numbered lists': `${'1. '.repeat(660)}a`,
  lists: `${'- '.repeat(900)}a`,
  'lists in quotes': `${'> - '.repeat(400)}a`,
  emphasis: `${'*'.repeat(900)}a${'*'.repeat(900)}`,
  'emphasis in emphasis': '*a **b '.repeat(140) + ' b** a*'.repeat(140),
};
const sound = {
  'a rule': '- '.repeat(100),
  'a rule of stars': '*'.repeat(200),
  'blanks to fill in': 'Nama: ____________________________ Unit: (______________________________)',
  'many lines of a list': '- **air** mati\n'.repeat(300),
  'many words with marks': '*a* **b** ~~c~~ '.repeat(300).slice(0, 4000),
  'a deep but readable quote': '> '.repeat(10) + 'a',
  'stars that open nothing': 'harga * jumlah '.repeat(300),
};
const takes = (body: string) => topicPostDraft.safeParse({ body }).success;

it.each(Object.entries(tooDeep))('a text of %s is refused, wherever Markdown is written', (_, text) => {
  expect([
    takes(text),
    topicDraft.safeParse({ kind: 'discussion', title: 'Parkir', body: text, audience: { kind: 'all' } }).success,
    topicCorrection.safeParse({ body: text, note: 'Salah tulis' }).success,
    topicSummaryChange.safeParse({ text }).success,
  ]).toEqual([false, false, false, false]);
});

it.each(Object.entries(sound))('a post with %s is taken', (_, text) => {
  expect(takes(text)).toBe(true);
});
