import { Button } from '@imah/ui';
import { checkIcon, copyIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useToast } from '@imah/app/shell';
import { usePayTexts } from './texts.ts';

/** Copies a number as the app of a bank wants it, and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = usePayTexts();
  const toast = useToast();
  const [copied, setCopied] = useState<'no' | 'yes'>('no');
  return (
    <Button
      size="sm"
      icon={copied === 'yes' ? checkIcon : copyIcon}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied('yes'),
          () => toast('warning', t('one.notCopied')),
        )
      }
    >
      {copied === 'yes' ? t('one.copied') : label}
    </Button>
  );
}
