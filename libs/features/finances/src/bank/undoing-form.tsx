import { ReasonForm } from './reason-form.tsx';

interface UndoingFormProps {
  readonly orgId: string;
  readonly bankAccountId: string;
  readonly matchId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Why a match is taken back; the server asks for the password before it is. */
export function UndoingForm({ orgId, bankAccountId, matchId, onDone, onClose }: UndoingFormProps) {
  return (
    <ReasonForm
      act="undoing"
      tone="danger"
      send={(client, reason) =>
        client.undoStatementMatch({ params: { orgId, bankAccountId, matchId }, body: { reason } })
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
}
