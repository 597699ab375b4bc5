import { Button, Callout } from '@imah/ui';
import { bellRingIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { turnOnPush } from '../notification-commands.ts';
import { type AppPorts, useApp } from '@imah/app/ports';
import { type PushBrowser, pushBrowserOf } from '../settings/push-browser.ts';
import { useRead } from '@imah/api-client/react';
import { usePushOfferTexts } from './texts.ts';

export interface PushOfferProps {
  /** What it is offered at; it is offered at no other. */
  readonly subjectId: string;
  /** Left out: the browser that shows the page. */
  readonly browser?: PushBrowser;
}

/**
 * Offers pushes where one would want them: at the first report that one looks at here, once, and never to who has
 * answered their browser before.
 */
export function PushOffer({ subjectId, browser }: PushOfferProps) {
  const { keptStorage, person } = useApp();
  const [push] = useState(() => browser ?? pushBrowserOf(window));
  const key = `imah-push-offer-${person?.id ?? ''}`;
  const [isOffered, setOffered] = useState(() => {
    if (person === null || push.support === 'unsupported' || push.permission() !== 'default') return false;
    const at = read(keptStorage, key);
    if (at === null) write(keptStorage, key, subjectId);
    return at === null || at === subjectId;
  });
  if (!isOffered) return null;
  return (
    <Offer
      push={push}
      onAnswered={() => write(keptStorage, key, 'answered')}
      onDismiss={() => {
        write(keptStorage, key, 'answered');
        setOffered(false);
      }}
    />
  );
}

interface OfferProps {
  readonly push: PushBrowser;
  readonly onAnswered: () => void;
  readonly onDismiss: () => void;
}

function Offer({ push, onAnswered, onDismiss }: OfferProps) {
  const t = usePushOfferTexts();
  const { data: settings } = useRead('getNotificationSettings', {});
  const turnOn = useCommand(turnOnPush(push), { refusal: 'caller' });
  const answer = turnOn.outcome?.kind === 'sent' ? turnOn.outcome.answer : null;
  const accept = async (pushKey: string) => {
    if ((await turnOn.run(pushKey)).kind === 'sent') onAnswered();
  };
  if (answer === 'subscribed')
    return (
      <Callout tone="success" announce="polite">
        {t('accepted')}
      </Callout>
    );
  if (answer === 'denied')
    return (
      <Callout tone="warning" announce="polite">
        {t('denied')}
      </Callout>
    );
  // Without the key of the installation a press would lead nowhere.
  if (settings === undefined) return null;
  return (
    <Callout
      tone="info"
      title={t('title')}
      actions={
        <>
          <Button
            tone="primary"
            size="sm"
            icon={bellRingIcon}
            loading={turnOn.isPending}
            onClick={() => void accept(settings.pushKey)}
          >
            {t('accept')}
          </Button>
          <Button size="sm" tone="ghost" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </>
      }
    >
      {turnOn.error !== null ? t('failed') : t('text')}
    </Callout>
  );
}

type KeptStorage = AppPorts['keptStorage'];

function read(storage: KeptStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    // A closed storage cannot say that it was offered: then it is not.
    return 'unknown';
  }
}

function write(storage: KeptStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // It is then offered once more at this report, and at no other.
  }
}
