import { Notice } from '@imah/ui';
import { useLocation } from 'react-router-dom';
import { useEndedTexts } from './texts.ts';

/** Why somebody stands at the login who was at work: not for who comes here of their own accord later. */
export function SessionEnded() {
  const t = useEndedTexts();
  const isSentHere = new URLSearchParams(useLocation().search).has('redirect');
  return isSentHere ? <Notice tone="info">{t('ended')}</Notice> : null;
}
