import { Notice } from '@imah/ui';
import { useEndedTexts } from './texts.ts';

/** Why somebody stands at the login who was at work. */
export function SessionEnded() {
  const t = useEndedTexts();
  return <Notice tone="info">{t('ended')}</Notice>;
}
