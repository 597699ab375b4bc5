import { useRead } from '@imah/api-client/react';
import { Dialog, Skeleton } from '@imah/ui';
import { Read, readState } from '@imah/app/read';
import { RuleForm } from './rule-form.tsx';
import { useArrearsTexts } from './texts.ts';

interface RuleDialogProps {
  readonly orgId: string;
  readonly onClose: () => void;
}

/** When payers are reminded by themselves. */
export function RuleDialog({ orgId, onClose }: RuleDialogProps) {
  const t = useArrearsTexts();
  const rule = readState(useRead('getBillReminderRule', { params: { orgId } }));
  return (
    <Dialog open onClose={onClose} size="sm" title={t('rule.title')}>
      <Read of={rule} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(known) => <RuleForm orgId={orgId} rule={known} onClose={onClose} />}
      </Read>
    </Dialog>
  );
}
