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

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      // Refused, or not there at all: a page that came without encryption has no clipboard.
      toast('warning', t('one.notCopied'));
    }
  }

  return (
    <Button size="sm" icon={copied === 'yes' ? checkIcon : copyIcon} onClick={() => void copy()}>
      {copied === 'yes' ? t('one.copied') : label}
    </Button>
  );
}
