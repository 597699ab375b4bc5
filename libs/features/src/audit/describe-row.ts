import type { AuditRow } from '@imah/contract';
import type { AuditChange } from '@imah/ui';
import { auditId } from './messages/id.ts';
import type { AuditTexts } from './texts.ts';

const has = <T extends object>(words: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(words, key);

/** Who did it, in words. */
export function actorOf({ actor }: AuditRow, t: AuditTexts): string {
  if (actor.name !== null) return actor.name;
  if (actor.kind === 'system') return t('system');
  return actor.kind === 'device' ? t('device') : t('deleted');
}

/** What was done, as it follows the name; an action without words of its own is named as it is. */
export function actionOf({ action, entity, record }: AuditRow, t: AuditTexts): string {
  const thing = has(auditId.entities, entity) ? t(`entities.${entity}`) : entity.replaceAll('_', ' ');
  const named = record === null ? '' : ` ${record}`;
  return has(auditId.actions, action)
    ? t('done', { what: t(`actions.${action}`), entity: thing, record: named })
    : t('doneUnnamed', { what: action, entity: thing, record: named });
}

/** Words for a text that is stored: the name behind an id, a moment as people write it; most stand as they are. */
export type Say = (text: string) => string;

/** The fields that differ, with what stood there and what stands there now. */
export function changesOf({ before, after, hidden, erased }: AuditRow, t: AuditTexts, say: Say): AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const secret = (field: string) =>
    hidden.includes(field) ? t('hidden') : erased.includes(field) ? t('erased') : null;
  return names
    .filter((field) => secret(field) !== null || JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .map((field) => {
      const word = wordsOf(field, t, say);
      const valueOf = (fields: AuditRow['before']) =>
        fields === null || !Object.hasOwn(fields, field) ? null : (secret(field) ?? asText(fields[field], t, word));
      return { field: nameOf(field, t), before: valueOf(before), after: valueOf(after) };
    })
    .filter((change) => change.before !== null || change.after !== null);
}

const recordId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const worded = new Set(['kind', 'status', 'role']);

/** How the values of a field are said: what was read by the names of its fields, kinds and states in words. */
function wordsOf(field: string, t: AuditTexts, say: Say): Say {
  if (field === 'fields') return (name) => nameOf(name, t);
  if (worded.has(field)) return (word) => (has(auditId.values, word) ? t(`values.${word}`) : say(word));
  return say;
}

function nameOf(field: string, t: AuditTexts): string {
  return has(auditId.fields, field) ? t(`fields.${field}`) : field;
}

function asText(value: unknown, t: AuditTexts, say: Say): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (Array.isArray(value)) return value.map((item) => asText(item, t, say) ?? '').join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .flatMap(([name, item]) => {
        const text = asText(item, t, say);
        return text === null ? [] : [`${nameOf(name, t)}: ${text}`];
      })
      .join(', ');
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  const said = say(value);
  // What has no name any more is told from others by the end of its number; the whole of it nobody reads.
  return recordId.test(said) ? `#${said.slice(-6)}` : said;
}
