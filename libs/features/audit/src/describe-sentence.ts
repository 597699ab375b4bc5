import type { AuditRow } from '@imah/contract/audit';
import type { Format } from '@imah/app/i18n';
import { auditTextsId } from './messages/id.ts';
import type { AuditTexts } from './texts.ts';

/** What was done, as it follows the name of who did it; the record stands between the two parts and may be a link. */
export interface Sentence {
  readonly before: string;
  readonly record: string | null;
  readonly href: string | null;
  readonly after: string;
  /** Fields that the sentence has said already. */
  readonly said: ReadonlySet<string>;
}

const has = <T extends object>(words: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(words, key);

// A character that no text has: where the record stands in the sentence.
const mark = '\u0000';

/** The sentence of a row; what has none of its own is told by its action and the kind of its record. */
export function sentenceOf(row: AuditRow, t: AuditTexts, format: Format): Sentence {
  const { entity } = row;
  const words = has(auditTextsId.sentences, entity) ? auditTextsId.sentences[entity] : {};
  const name = [moveOf(row), row.action].find((key) => key !== null && has(words, key));
  if (name !== undefined && name !== null) {
    const { values, said } = paramsOf(row, format);
    // The path is made of keys that were just found in the catalogue.
    const path = ['sentences', entity, name].join('.') as 'sentences.ticket.create';
    return split(row, t(path, { ...values, record: mark }), {
      record: row.record ?? entityWord(entity, t),
      said,
      format,
    });
  }
  const what = has(auditTextsId.actions, row.action) ? t(`actions.${row.action}`) : null;
  const parts = { entity: entityWord(entity, t), record: row.record === null ? '' : ` ${mark}` };
  const text = what === null ? t('doneUnnamed', parts) : t('done', { ...parts, what });
  return split(row, text, { record: row.record, said: new Set(), format });
}

/** Who did it, in words; what a device did to itself is told of it by its name. */
export function actorOf({ actor, entity, record }: AuditRow, t: AuditTexts): string {
  if (actor.name !== null) return actor.name;
  if (actor.kind === 'system') return t('system');
  if (actor.kind === 'device') return entity === 'device_command' && record !== null ? record : t('device');
  return t('deleted');
}

function entityWord(entity: string, t: AuditTexts): string {
  return has(auditTextsId.entities, entity) ? t(`entities.${entity}`) : t('entities.other');
}

function split(
  row: AuditRow,
  text: string,
  {
    record,
    said,
    format,
  }: { readonly record: string | null; readonly said: ReadonlySet<string>; readonly format: Format },
): Sentence {
  const [before = '', after] = text.split(mark);
  return after === undefined
    ? { before, record: null, href: null, after: '', said }
    : { before, record: record === null ? null : nameOf(record, format), href: hrefOf(row), after, said };
}

const aMonth = /^\d{4}-\d\d$/;

/** What is called by its month is called by it in words. */
function nameOf(record: string, format: Format): string {
  return aMonth.test(record) ? format.month(record) : record;
}

/** Where the record can be looked at; null where it has no page. */
function hrefOf({ entity, entityId, buildingId, after, action, record }: AuditRow): string | null {
  if (record === null) return null;
  if (entity === 'ticket') return `/imah/ticket/${entityId}`;
  if (entity === 'topic') return action === 'delete' ? null : `/imah/topic/${entityId}`;
  if (entity === 'building') return `/imah/building/${entityId}`;
  if (buildingId === null) return null;
  if (entity === 'online_payment') return `/imah/bayar/${entityId}`;
  if (entity === 'expense') return `/imah/finances?bagian=expenses&pengeluaran=${entityId}`;
  if (entity === 'order') return `/imah/pesanan?pesanan=${entityId}`;
  if (entity === 'payout') return `/imah/saldo?bagian=pencairan&pencairan=${entityId}`;
  if (entity === 'instalment_plan') return `/imah/cicilan/${entityId}`;
  if (entity === 'payment') return `/imah/kuitansi/${entityId}`;
  if (entity === 'billing_run') return `/imah/tagihan/${buildingId}/${entityId}`;
  if (entity === 'meter') return `/imah/building/${buildingId}/meter/${entityId}`;
  if (entity === 'outage') return `/imah/building/${buildingId}/outage/${entityId}`;
  // What was taken away has no page any more.
  if (entity === 'device' && action === 'delete') return null;
  if (entity === 'device') return `/imah/building/${buildingId}/iot?device=${entityId}`;
  if (entity !== 'device_command') return null;
  const device = after?.['deviceId'];
  return `/imah/building/${buildingId}/iot${typeof device === 'string' ? `?device=${device}` : ''}`;
}

/** A command in the verb of what it does; null for what is no switch. */
function moveOf({ entity, action, after }: AuditRow): string | null {
  if (entity === 'alarm' && action === 'acknowledge' && after?.['acknowledged'] === false) return 'unacknowledge';
  if (entity !== 'device_command' || action !== 'create') return null;
  const params = after?.['params'];
  if (typeof params !== 'object' || params === null || !('key' in params) || !('value' in params)) return null;
  if (typeof params.value !== 'boolean') return null;
  if (params.key === 'locked') return params.value ? 'lock' : 'unlock';
  return params.value ? 'turn-on' : 'turn-off';
}

function paramsOf({ before, after }: AuditRow, format: Format) {
  const said = new Set<string>();
  const first = (...fields: readonly string[]): unknown => {
    const found = fields.find((field) => (after?.[field] ?? before?.[field] ?? null) !== null);
    if (found === undefined) return null;
    said.add(found);
    return after?.[found] ?? before?.[found];
  };
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : '–');
  const amount = first('total', 'amount');
  const minutes = first('minutes');
  const values = {
    label: text(first('label', 'name', 'checklist')),
    target: text(first('target')),
    amount: typeof amount === 'number' ? format.rupiah(amount) : '–',
    duration: typeof minutes === 'number' ? format.duration(minutes * 60_000) : '–',
  };
  return { values, said };
}
