import type { BankAccount } from '@imah/contract/statements';
import { Button, Callout } from '@imah/ui';
import { useState } from 'react';
import { useDay, useFormat } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { OpeningForm } from './opening-form.tsx';
import { useBankTexts } from './texts.ts';

interface OpeningProps {
  readonly orgId: string;
  readonly account: BankAccount;
}

/** That the books begin with less, or more, than the bank, and the way to book it; nothing where they agree. */
export function Opening({ orgId, account }: OpeningProps) {
  const t = useBankTexts();
  const format = useFormat();
  const day = useDay();
  const can = useCan();
  const [form, setForm] = useState<'closed' | 'open'>('closed');
  const { id, opening } = account;
  if (opening === null) return null;
  const mayBook = can('report.update', { orgId, everywhere: true }) === 'allowed';
  return (
    <>
      <Callout
        tone="info"
        actions={
          mayBook ? (
            <Button size="sm" onClick={() => setForm('open')}>
              {t('opening.open')}
            </Button>
          ) : null
        }
      >
        {t('opening.missing', { day: day(opening.on), amount: format.rupiah(opening.amount) })}
      </Callout>
      {form === 'open' ? (
        <OpeningForm orgId={orgId} bankAccountId={id} opening={opening} onClose={() => setForm('closed')} />
      ) : null}
    </>
  );
}
