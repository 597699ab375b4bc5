import type { TodayItem } from '@imah/contract/today';
import { Button, Link, ListRow, StatusBadge } from '@imah/ui';
import { userPlusIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useHomeTexts } from '../texts.ts';
import * as styles from './today.css.ts';
import { keyOfAct } from './use-today-keys.ts';

// What an answer needs comes when somebody answers.
const ApproveRequest = lazy(async () => ({
  default: (await import('@imah/features-buildings/answers')).ApproveRequest,
}));
const AnswerHousehold = lazy(async () => ({
  default: (await import('@imah/features-buildings/answers')).AnswerHousehold,
}));

/** Somebody who waits to be let in, with the answer in place. */
export function JoiningToday({ item }: { readonly item: TodayItem & { readonly kind: 'joining' } }) {
  const t = useHomeTexts();
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  const { building, request } = item;
  const { name, unitCode } = request;
  const href = `/imah/building/${building.id}#permintaan`;
  const close = () => setDialog('closed');
  return (
    <>
      <ListRow
        title={name}
        href={href}
        chip={<StatusBadge tone="info" icon={userPlusIcon} label={t('today.joining.badge')} />}
        description={
          <span className={styles.facts}>
            <span>
              {item.by === 'account'
                ? t('today.joining.asks', { unit: unitCode })
                : t('today.joining.invited', { unit: unitCode, host: item.request.host })}
            </span>
            <span>{building.name}</span>
          </span>
        }
        trailing={
          <Button
            size="sm"
            aria-label={t('today.joining.answerNamed', { name })}
            {...{ [keyOfAct]: 'e' }}
            onClick={() => setDialog('open')}
          >
            {t('today.joining.answer')}
          </Button>
        }
      />
      {dialog === 'closed' ? null : (
        <Suspense fallback={null}>
          {item.by === 'account' ? (
            <ApproveRequest
              building={building}
              request={item.request}
              onClose={close}
              other={<Link href={href}>{t('today.joining.refuse')}</Link>}
            />
          ) : (
            <AnswerHousehold building={building} request={item.request} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
