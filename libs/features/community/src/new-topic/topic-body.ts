import type { TimeZone } from '@imah/contract/buildings/words';
import type { BodyOf } from '@imah/contract/endpoints';
import { endOfDay, instantOf } from '@imah/app/i18n';
import type { DraftValues } from './topic-draft.ts';

/** What is sent of a draft: only what its kind has. */
export function bodyOfTopic(values: DraftValues, zone: TimeZone, fileIds: readonly string[]): BodyOf<'createTopic'> {
  const {
    audience,
    body,
    closes,
    hidden,
    id,
    kind,
    options,
    publish,
    publishDay,
    publishTime,
    showsUnit,
    targets,
    title,
  } = values;
  const isAnnouncement = kind === 'announcement';
  return {
    id,
    kind,
    title: title.trim(),
    body: body.trim(),
    audience: { kind: audience, ids: audience === 'all' ? [] : targets.map(({ value }) => value) },
    ...(publish === 'later' && publishDay !== null && publishTime !== null
      ? { publishAt: instantOf(publishDay, publishTime, zone) }
      : {}),
    ...(isAnnouncement && values.until !== null ? { validUntil: endOfDay(values.until, zone) } : {}),
    urgent: isAnnouncement && values.urgent,
    receipts: isAnnouncement && values.receipts,
    locked: isAnnouncement && !values.replies,
    showsUnit,
    ...(kind === 'poll' && closes !== null
      ? {
          poll: {
            options: options.map((text) => text.trim()).filter((text) => text !== ''),
            weight: values.weight,
            closesAt: endOfDay(closes, zone),
            results: hidden ? 'after-close' : 'open',
          },
        }
      : {}),
    fileIds: [...fileIds],
  };
}

type MissingField = 'title' | 'audience' | 'publishDay' | 'publishTime' | 'validUntil' | 'closes' | 'options';

/** The fields that are still empty and must not be, by their names. */
export function missingOf(values: DraftValues): MissingField[] {
  const { audience, closes, kind, options, publish, publishDay, publishTime, targets, title, until, urgent } = values;
  const missing: readonly (MissingField | null)[] = [
    title.trim().length < 3 ? 'title' : null,
    audience !== 'all' && targets.length === 0 ? 'audience' : null,
    publish === 'later' && publishDay === null ? 'publishDay' : null,
    publish === 'later' && publishTime === null ? 'publishTime' : null,
    kind === 'announcement' && urgent && until === null ? 'validUntil' : null,
    kind === 'poll' && closes === null ? 'closes' : null,
    kind === 'poll' && options.filter((text) => text.trim() !== '').length < 2 ? 'options' : null,
  ];
  return missing.filter((field) => field !== null);
}

/** What the server calls a field, and what the form does. */
const fieldNames: Readonly<Record<string, string>> = {
  'poll.closesAt': 'closes',
  'poll.options': 'options',
  'poll.weight': 'weight',
  publishAt: 'publishDay',
};

/** The field of the form that the server refused: answers that are empty were not sent, and not counted by it. */
export function fieldOfRefusal(field: string, { options }: Pick<DraftValues, 'options'>): string {
  const sent = [...options.keys()].filter((position) => options[position]?.trim() !== '');
  const refused = /^poll\.options\.(\d+)$/.exec(field)?.[1];
  if (refused !== undefined) return `poll.options.${sent[Number(refused)] ?? refused}`;
  return fieldNames[field] ?? field;
}
