import { decide, type PolicyActor, type PolicyTarget } from '@imah/contract/access';
import type { BillLine, LineUsage } from '@imah/contract/billing';
import type { Kysely } from 'kysely';
import { readingFileSubjects } from '@imah/server-metering';
import type { Database } from '@imah/server-platform/database/schema';
import { type FileSubject, readFilesOfEach } from '@imah/server-platform/files';

const { read, resolve } = readingFileSubjects.meterReading;

/** The photos of a reading are fetched by whoever sees the reading, and by who was sent a bill that stands on it. */
export const billedPhotoSubjects: { readonly meterReading: FileSubject } = {
  meterReading: {
    read,
    resolve: async (db, readingId, actor, now) => {
      const target = await resolve(db, readingId, actor, now);
      if (target === null || decide(actor, read, target) === 'allowed') return target;
      return (await isBilled(db, { actor, target, readingId })) ? { ...target, ownerIds: [actor.userId] } : target;
    },
  },
};

interface Asked {
  readonly actor: PolicyActor;
  readonly target: PolicyTarget;
  readonly readingId: string;
}

async function isBilled(db: Kysely<Database>, { actor, target, readingId }: Asked): Promise<boolean> {
  const { orgId, unitId } = target;
  if (unitId === undefined) return false;
  const lines = await db
    .selectFrom('bill_line as l')
    .innerJoin('bill as o', (join) => join.onRef('o.org_id', '=', 'l.org_id').onRef('o.id', '=', 'l.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'o.org_id').onRef('r.id', '=', 'o.run_id'))
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
    .select('l.usage')
    .where('o.org_id', '=', orgId)
    .where('o.unit_id', '=', unitId)
    .where('o.count', 'is not', null)
    .where('r.state', '=', 'issued')
    .where('p.user_id', '=', actor.userId)
    .where('l.usage', 'is not', null)
    .execute();
  return lines.some(({ usage }) => usage !== null && endsOf(usage).some(({ photosOfId }) => photosOfId === readingId));
}

/** Lines with the photos of what their meters showed. */
export async function withPhotos(db: Kysely<Database>, orgId: string, lines: readonly BillLine[]): Promise<BillLine[]> {
  const ids = lines.flatMap((line) => (line.basis === 'meter' ? endsOf(line.usage) : [])).flatMap(photosOf);
  if (ids.length === 0) return [...lines];
  const files = await readFilesOfEach(db, { orgId, kind: 'meterReading' }, [...new Set(ids)]);
  const shown = (end: ShownEnd | null): ShownEnd | null =>
    end?.photosOfId === undefined ? end : { ...end, photos: files.get(end.photosOfId) ?? [] };
  return lines.map((line) => {
    if (line.basis !== 'meter') return line;
    const meters = line.usage.meters.map((meter) => ({ ...meter, begin: shown(meter.begin), end: shown(meter.end) }));
    return { ...line, usage: { ...line.usage, meters } };
  });
}

type ShownEnd = NonNullable<LineUsage['meters'][number]['begin']>;

const endsOf = ({ meters }: LineUsage): ShownEnd[] =>
  meters.flatMap(({ begin, end }) => [begin, end]).filter((end) => end !== null);
const photosOf = ({ photosOfId }: ShownEnd): string[] => (photosOfId === undefined ? [] : [photosOfId]);
