import { Callout } from '@imah/ui';
import { useEndedTexts } from './texts.ts';

/** Why somebody stands at the login who was at work. */
export function SessionEnded() {
  const t = useEndedTexts();
  return <Callout tone="info">{t('ended')}</Callout>;
}
