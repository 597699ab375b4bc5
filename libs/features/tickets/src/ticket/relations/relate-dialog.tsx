import type { Ticket } from '@imah/contract/tickets';
import { ticketRelationKinds } from '@imah/contract/tickets/words';
import { Button, type ComboboxOption, Dialog, Form, FormActions, SelectField, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { TargetField } from '../actions/target-field.tsx';
import { useRelationTexts } from './texts.ts';
import { changeRelations } from './use-relations.ts';

interface RelateDialogProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

const offered = ticketRelationKinds.filter((kind) => kind !== 'split');

/** Says how another ticket belongs to this one. */
export function RelateDialog({ ticket, onClose }: RelateDialogProps) {
  const t = useRelationTexts();
  const { answer, isSending, submit, refuse } = useSubmit(changeRelations(ticket.id), { onDone: onClose });
  const [kind, setKind] = useState<(typeof offered)[number]>('related');
  const [target, setTarget] = useState<ComboboxOption | null>(null);

  function relate(): void {
    if (target === null) return refuse({ targetId: [t('required')] });
    const body = { kind, targetId: target.value };
    void submit((client) => client.relateTicket({ params: { ticketId: ticket.id }, body }));
  }

  return (
    <Dialog open onClose={onClose} title={t('addTitle')}>
      <Form answer={answer} onSubmit={relate}>
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
              <Button type="submit" tone="primary" size="lg" width="full" loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
