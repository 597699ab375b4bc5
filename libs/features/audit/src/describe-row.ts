import type { AuditRow } from '@imah/contract/audit';
import type { AuditChange } from '@imah/ui';
import { type Format, noonOf } from '@imah/app/i18n';
import { auditTextsId } from './messages/id.ts';
import type { AuditTexts } from './texts.ts';

const has = <T extends object>(words: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(words, key);

/** Words for a text that is stored: the name behind an id, a moment as people write it; most stand as they are. */
type Say = (text: string) => string;

/** What the fields of a row are written with. */
export interface Writing {
  readonly t: AuditTexts;
  readonly say: Say;
  readonly format: Format;
}

/**
 * The fields that differ, with what stood there and what stands there now. A field without a word of its own is a
 * key of the program, which nobody reads: it is left out.
 */
export function changesOf(
  { before, after, hidden, erased }: AuditRow,
  writing: Writing,
  said: ReadonlySet<string> = new Set(),
): AuditChange[] {
  const { t } = writing;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const secret = (field: string) =>
    hidden.includes(field) ? t('hidden') : erased.includes(field) ? t('erased') : null;
  return names
    .filter((field) => has(auditTextsId.fields, field) && !said.has(field))
    .filter((field) => secret(field) !== null || JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]))
    .map((field) => {
      const valueOf = (fields: AuditRow['before']) =>
        fields === null || !Object.hasOwn(fields, field)
          ? null
          : (secret(field) ?? asText(field, fields[field], writing));
      return { field: nameOf(field, t), before: valueOf(before), after: valueOf(after) };
    })
    .filter((change) => change.before !== null || change.after !== null);
}

const aDay = /^\d{4}-\d\d-\d\d$/;
const aMonth = /^\d{4}-\d\d$/;
const recordId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const worded: ReadonlySet<string> = new Set([
  'kind',
  'status',
  'role',
  'state',
  'priority',
  'audience',
  'severity',
  'demand',
  'answer',
  'calendar',
  'by',
  'paymentMethod',
  'onlineState',
  'gatewayPlace',
  'payoutState',
  'instalmentState',
  'expenseState',
  'budgetState',
  'budgetBasis',
  'orderState',
  'orderPayment',
  'autopay',
  'autopayWhen',
  'autopayFailure',
  'trades',
  'trade',
  'weekdays',
]);
const rupiah: ReadonlySet<string> = new Set([
  'amount',
  'unitPrice',
  'total',
  'excess',
  'autopayLimit',
  'floatLimit',
  'withheld',
  'plannedRevenue',
  'plannedExpense',
  'approvalLimit',
]);
const minutes: ReadonlySet<string> = new Set(['minutes', 'responseMinutes', 'resolutionMinutes']);

function nameOf(field: string, t: AuditTexts): string {
  return has(auditTextsId.fields, field) ? t(`fields.${field}`) : t('entities.other');
}

/** A number as people write it: money, quantities, areas, shares and times with their units. */
function numberText(field: string, value: number, { format }: Writing): string {
  if (rupiah.has(field)) return format.rupiah(value);
  if (minutes.has(field)) return format.duration(value * 60_000);
  if (field === 'qtyMilli') return plain(value / 1000, format);
  if (field === 'areaMilliM2') return `${plain(value / 1000, format)} m²`;
  if (field === 'sharePpm' || field === 'changePpm') return `${plain(value / 10_000, format)}%`;
  return plain(value, format);
}

/** With as many decimals as it has, at most three. */
function plain(value: number, format: Format): string {
  const [, decimals = ''] = String(Math.round(value * 1000) / 1000).split('.');
  return format.number(value, decimals.length);
}

function asText(field: string, value: unknown, writing: Writing): string | null {
  const { t, say } = writing;
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (typeof value === 'number') return numberText(field, value, writing);
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => asText(field, item, writing) ?? []);
    return items.length === 0 ? null : items.join(', ');
  }
  if (typeof value === 'object') {
    // An address is read as one, its parts are not named.
    if (field === 'address') {
      const lines = Object.values(value).filter((part) => typeof part === 'string' && part !== '');
      return lines.length === 0 ? null : lines.join(', ');
    }
    const parts = Object.entries(value).flatMap(([name, item]) => {
      const text = has(auditTextsId.fields, name) ? asText(name, item, writing) : null;
      return text === null ? [] : [`${nameOf(name, t)}: ${text}`];
    });
    return parts.length === 0 ? null : parts.join(', ');
  }
  if (typeof value !== 'string') return null;
  if (field === 'fields') return nameOf(value, t);
  if (worded.has(field) && has(auditTextsId.values, value)) return t(`values.${value}`);
  if (aDay.test(value)) return writing.format.date(noonOf(value), 'Asia/Jakarta');
  if (aMonth.test(value)) return writing.format.month(value);
  const said = say(value);
  // What has no name any more is told from others by the end of its number; the whole of it nobody reads.
  return recordId.test(said) ? `#${said.slice(-6)}` : said;
}
