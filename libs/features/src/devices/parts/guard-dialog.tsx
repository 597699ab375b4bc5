import type { ControlGuard } from '@imah/contract';
import { Button, ConfirmDialog, Dialog, TextArea } from '@imah/ui';
import { useId, useState } from 'react';
import { useLocale } from '../../i18n/locale-provider.tsx';
import { reasonLength } from '../model/control-words.ts';
import { useDeviceTexts } from '../texts.ts';

export interface GuardDialogProps {
  readonly guard: ControlGuard;
  /** "Matikan Pompa hidran?" */
  readonly title: string;
  /** The deed as a verb: "Matikan". */
  readonly deed: string;
  readonly onConfirm: (reason: string | undefined) => void;
  readonly onClose: () => void;
}

/** What is asked before a guarded control moves: its consequence in a sentence, and for some also why. */
export function GuardDialog({ guard, title, deed, onConfirm, onClose }: GuardDialogProps) {
  const { locale } = useLocale();
  const consequence = guard.consequence?.[locale] ?? '';
  if (guard.kind === 'reason') {
    return <ReasonDialog title={title} text={consequence} deed={deed} onConfirm={onConfirm} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      open
      title={title}
      text={consequence}
      confirmLabel={deed}
      tone="danger"
      onClose={onClose}
      onConfirm={() => onConfirm(undefined)}
    />
  );
}

interface ReasonDialogProps extends Pick<GuardDialogProps, 'title' | 'deed' | 'onConfirm' | 'onClose'> {
  readonly text: string;
}

function ReasonDialog({ title, text, deed, onConfirm, onClose }: ReasonDialogProps) {
  const t = useDeviceTexts();
  const form = useId();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState<'not yet' | 'in vain'>('not yet');
  const given = reason.trim();
  const isMissing = given.length < reasonLength.min || given.length > reasonLength.max;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{t('control.back')}</Button>
          <Button type="submit" form={form} tone="danger">
            {deed}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isMissing) setAsked('in vain');
          else onConfirm(given);
        }}
      >
        <TextArea
          label={t('control.reason')}
          hint={t('control.reasonKept')}
          required
          rows={2}
          limit={reasonLength.max}
          value={reason}
          error={asked === 'in vain' && isMissing ? t('control.reasonMissing', { count: reasonLength.min }) : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
