import type { Ticket } from '@imah/contract/tickets';
import { ticketRelationKinds } from '@imah/contract/tickets/words';
import { Button, type ComboboxOption, Dialog, Form, FormActions, type FormAnswer, SelectField, Stack } from '@imah/ui';
import { useState } from 'react';
import { failureAnswer, useFormTexts } from '@imah/app/form';
import { TargetField } from '../actions/target-field.tsx';
import { useRelationTexts } from './texts.ts';
import { useRelationChange } from './use-relations.ts';

interface RelateDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

const offered = ticketRelationKinds.filter((kind) => kind !== 'split');

/** Says how another ticket belongs to this one. */
export function RelateDialog({ ticket, onClose }: RelateDialogProps) {
  const t = useRelationTexts();
  const tf = useFormTexts();
  const change = useRelationChange(ticket.id);
  const [kind, setKind] = useState<(typeof offered)[number]>('related');
  const [target, setTarget] = useState<ComboboxOption | null>(null);
  const [answer, setAnswer] = useState<FormAnswer | null>(null);

  function submit(): void {
    if (target === null) return setAnswer({ errors: { targetId: [t('required')] } });
    setAnswer(null);
    const body = { kind, targetId: target.value };
    change.mutate((client) => client.relateTicket({ params: { ticketId: ticket.id }, body }), {
      onSuccess: onClose,
      onError: (error) => {
        setAnswer(failureAnswer(tf, error));
      },
    });
  }

  return (
    <Dialog open onClose={onClose} title={t('addTitle')}>
      <Form answer={answer} onSubmit={submit}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <SelectField
              label={t('kind')}
              value={kind}
              onChange={(event) => setKind(offered.find((known) => known === event.currentTarget.value) ?? 'related')}
              options={offered.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <TargetField
              ticket={ticket}
              audience="any"
              value={target}
              onChange={setTarget}
              error={errorOf('targetId')}
            />
            <FormActions>
              <Button type="submit" tone="primary" size="lg" width="full" loading={change.isPending}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
