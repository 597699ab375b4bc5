import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Fields that are personal whatever record they stand in. */
const alwaysPersonal: ReadonlySet<string> = new Set(['email', 'phone', 'nik', 'npwp']);
/** Records about a person, where the name is one as well. */
const people: ReadonlySet<string> = new Set([
  'person',
  'user',
  'member',
  'membership',
  'invitation',
  'occupancy',
  'household_member',
  'duty_shift',
]);

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** What stands in the place of a personal value. */
interface Sealed {
  readonly sealed: string;
  readonly subject: string;
}

type Fields = Readonly<Record<string, unknown>>;

interface Sealable {
  readonly orgId: string;
  readonly entity: string;
  readonly entityId: string;
  readonly subjectId?: string | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The values of an audit row with what is personal in them sealed by the key of the person they are about. */
export async function sealPersonalFields(
  trx: Transaction<Database>,
  entry: Sealable,
): Promise<{ before: unknown; after: unknown }> {
  const { before, after, entity } = entry;
  const isPersonal = (field: string) => alwaysPersonal.has(field) || (field === 'name' && people.has(entity));
  const holds = (value: unknown) => isFields(value) && Object.keys(value).some(isPersonal);
  if (!holds(before) && !holds(after)) return { before, after };

  const subject = entry.subjectId ?? entry.entityId;
  const key = await ensureKey(trx, entry.orgId, subject);
  const seal = (value: unknown) => {
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, content]) => [
        field,
        isPersonal(field) && content !== null && content !== undefined
          ? { sealed: encrypt(key, content), subject }
          : content,
      ]),
    );
  };
  return { before: seal(before), after: seal(after) };
}

async function ensureKey(trx: Transaction<Database>, orgId: string, subject: string): Promise<Buffer> {
  await sql`
    INSERT INTO audit_subject_key (org_id, subject_id, key) VALUES (${orgId}, ${subject}, ${randomBytes(32)})
    ON CONFLICT (org_id, subject_id) DO NOTHING`.execute(trx);
  const rows = await trx
    .selectFrom('audit_subject_key')
    .select('key')
    .where('org_id', '=', orgId)
    .where('subject_id', '=', subject)
    .execute();
  const [row] = rows;
  if (row === undefined) throw new Error(`the key of ${subject} was removed while it was used`);
  return row.key;
}

/** Makes what the audit holds about people unreadable for good; the chain stays whole. */
export async function forgetSubjects(trx: Transaction<Database>, subjectIds: readonly string[]): Promise<void> {
  await sql`DELETE FROM audit_subject_key WHERE subject_id = ANY(${[...subjectIds]}::uuid[])`.execute(trx);
}

/** `reveal` reads what is sealed, `hide` says only that something stands there. */
export type PersonalView = 'reveal' | 'hide';

/** Values of one row as a reader sees them. */
export interface OpenedFields {
  readonly fields: Record<string, unknown> | null;
  /** Names of the fields that are personal and not shown. */
  readonly hidden: readonly string[];
  /** Names of the fields whose key is gone. */
  readonly erased: readonly string[];
  /** Names of the fields that are personal and shown. */
  readonly revealed: readonly string[];
}

/** The keys of the people whom the given values are about, by subject. */
export async function readKeys(
  db: Kysely<Database>,
  orgId: string,
  values: readonly unknown[],
): Promise<ReadonlyMap<string, Buffer>> {
  const subjects = new Set(
    values.flatMap((value) =>
      isFields(value)
        ? Object.values(value)
            .filter(isSealed)
            .map(({ subject }) => subject)
        : [],
    ),
  );
  if (subjects.size === 0) return new Map();
  const rows = await db
    .selectFrom('audit_subject_key')
    .select(['subject_id as subject', 'key'])
    .where('org_id', '=', orgId)
    .where(sql<boolean>`subject_id = ANY(${[...subjects]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ subject, key }) => [subject, key]));
}

/** Opens what is sealed in `value`. */
export function openPersonalFields(
  value: unknown,
  keys: ReadonlyMap<string, Buffer>,
  view: PersonalView,
): OpenedFields {
  if (value === null || value === undefined) return { fields: null, hidden: [], erased: [], revealed: [] };
  const fields: Record<string, unknown> = {};
  const hidden: string[] = [];
  const erased: string[] = [];
  const revealed: string[] = [];
  for (const [field, content] of Object.entries(isFields(value) ? value : { value })) {
    if (!isSealed(content)) {
      fields[field] = content;
      continue;
    }
    const key = keys.get(content.subject);
    fields[field] = null;
    if (key === undefined) erased.push(field);
    else if (view === 'hide') hidden.push(field);
    else {
      fields[field] = decrypt(key, content.sealed);
      revealed.push(field);
    }
  }
  return { fields, hidden, erased, revealed };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSealed(value: unknown): value is Sealed {
  return isFields(value) && typeof value['sealed'] === 'string' && typeof value['subject'] === 'string';
}

function encrypt(key: Buffer, content: unknown): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64');
}

function decrypt(key: Buffer, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  const content: unknown = JSON.parse(text.toString('utf8'));
  return content;
}
