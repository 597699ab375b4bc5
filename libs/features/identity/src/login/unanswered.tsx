import { Button, Callout, Stack } from '@imah/ui';
import { useEffect } from 'react';
import type { UnansweredPerson } from '@imah/app/ports';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { useLoginTexts } from './texts.ts';

// In the same file on the way to the browser: who stands at the login needs one of the two at most.
export { SessionEnded } from './ended/session-ended.tsx';

/** Milliseconds between two questions to a server that does not answer. */
const askEveryMs = 5000;

export interface UnansweredProps {
  readonly person: UnansweredPerson;
  readonly onOther: () => void;
}

/** In place of the form for somebody who is signed in, as far as anybody knows, while the server does not say so. */
export function Unanswered({ person, onOther }: UnansweredProps) {
  const t = useLoginTexts();
  const { ask } = person;
  useEffect(() => {
    const timer = window.setInterval(ask, askEveryMs);
    window.addEventListener('online', ask);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [ask]);

  return (
    <AuthFrame title={t('unanswered.title')} lead={t('unanswered.lead', { name: person.name })}>
      <Stack gap="md">
        <Callout tone="info">{t('unanswered.text')}</Callout>
        <Button tone="primary" size="lg" width="full" onClick={ask}>
          {t('unanswered.ask')}
        </Button>
        <Button tone="ghost" onClick={onOther}>
          {t('unanswered.other')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
