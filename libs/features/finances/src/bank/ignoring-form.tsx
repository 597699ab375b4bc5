import { ReasonForm } from './reason-form.tsx';

interface IgnoringFormProps {
  readonly orgId: string;
  readonly bankAccountId: string;
  readonly lineId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Why a line is left out of the books. */
export function IgnoringForm({ orgId, bankAccountId, lineId, onDone, onClose }: IgnoringFormProps) {
  return (
    <ReasonForm
      act="ignoring"
      tone="primary"
      send={(client, reason) =>
        client.ignoreStatementLine({ params: { orgId, bankAccountId, lineId }, body: { reason } })
      }
      onDone={onDone}
      onClose={onClose}
    />
  );
}
