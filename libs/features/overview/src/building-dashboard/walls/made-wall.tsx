import type { NewWall } from '@imah/contract/dashboards';
import { Button, Callout, FormActions, Stack, TextField } from '@imah/ui';
import { checkIcon, copyIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useToast } from '@imah/app/shell';
import { useWallsTexts } from './texts.ts';

/** The address of a wall that was just made: the one time that it is shown. */
export function MadeWall({ wall: { address }, onDone }: { readonly wall: NewWall; readonly onDone: () => void }) {
  const t = useWallsTexts();
  const toast = useToast();
  const [copied, setCopied] = useState<'no' | 'yes'>('no');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      // Refused, or not there at all: a page that came without encryption has no clipboard.
      toast('warning', t('new.notCopied'));
    }
  }

  return (
    <Stack gap="lg">
      <Callout tone="warning">{t('new.once')}</Callout>
      <TextField
        label={t('new.address')}
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        // The press that gave it the focus would put the caret where it was pressed.
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <FormActions>
        <Button icon={copied === 'yes' ? checkIcon : copyIcon} onClick={() => void copy()}>
          {copied === 'yes' ? t('new.copied') : t('new.copy')}
        </Button>
        <Button tone="primary" onClick={onDone}>
          {t('new.done')}
        </Button>
      </FormActions>
    </Stack>
  );
}
