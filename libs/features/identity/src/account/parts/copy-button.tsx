import { Button } from '@imah/ui';
import { checkIcon, copyIcon } from '@imah/ui/icons';
import { useState } from 'react';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly doneLabel: string;
  /** The browser did not let the page copy: what is shown can still be copied by hand. */
  readonly onRefused?: () => void;
}

export function CopyButton({ text, label, doneLabel, onRefused }: CopyButtonProps) {
  const [copied, setCopied] = useState<'no' | 'yes'>('no');
  return (
    <Button
      icon={copied === 'yes' ? checkIcon : copyIcon}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied('yes'),
          () => onRefused?.(),
        )
      }
    >
      {copied === 'yes' ? doneLabel : label}
    </Button>
  );
}
