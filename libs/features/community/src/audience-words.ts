import type { TopicRow } from '@imah/contract/community';
import type { CommunityTexts } from './texts.ts';

const shown = 3;

/** For whom a topic is, in a few words. */
export function audienceWords(
  t: CommunityTexts,
  { audience: { kind, names }, buildingId }: Pick<TopicRow, 'audience' | 'buildingId'>,
): string {
  if (kind === 'all' && buildingId === null) return t('audience.members');
  if (kind === 'all' || names.length === 0) return t(`audience.${kind}`);
  const first = names.slice(0, shown).join(', ');
  const words = names.length > shown ? t('audience.some', { names: first, count: names.length - shown }) : first;
  return t('audience.to', { names: words });
}
