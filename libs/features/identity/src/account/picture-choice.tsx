import { Avatar, Button, Inline, Callout, Stack, Text, VisuallyHidden } from '@imah/ui';
import { imageIcon, trashIcon } from '@imah/ui/icons';
import { type ChangeEvent, useRef, useState } from 'react';
import { useCommand } from '@imah/app/command';
import { accountCommands } from './parts/account-commands.ts';
import { ChangeFailure } from './parts/change-failure.tsx';
import { readPicture } from './picture-file.ts';
import { useAccountTexts } from './texts.ts';

export interface PictureChoiceProps {
  readonly name: string;
  readonly picture: string | null;
  readonly onChanged: () => void;
}

/** The picture beside the name, chosen from the device. */
export function PictureChoice({ name, picture, onChanged }: PictureChoiceProps) {
  const t = useAccountTexts();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<'fine' | 'unreadable'>('fine');
  const put = useCommand(accountCommands.setPicture, { refusal: 'caller' });
  const remove = useCommand(accountCommands.removePicture, { refusal: 'caller' });

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file === undefined) return;
    const image = await readPicture(file);
    setReading(image === null ? 'unreadable' : 'fine');
    if (image !== null && (await put.run(image)).kind === 'sent') onChanged();
  }

  return (
    <Stack gap="md">
      {reading === 'unreadable' ? (
        <Callout tone="danger" announce="assertive">
          {t('picture.unreadable')}
        </Callout>
      ) : null}
      <ChangeFailure error={put.error ?? remove.error} />
      <Inline gap="md">
        <Avatar name={name} size="lg" {...(picture === null ? {} : { src: picture })} />
        <Stack gap="xs">
          <Inline gap="sm">
            <Button size="sm" icon={imageIcon} loading={put.isPending} onClick={() => input.current?.click()}>
              {picture === null ? t('picture.choose') : t('picture.change')}
            </Button>
            {picture === null ? null : (
              <Button
                size="sm"
                icon={trashIcon}
                loading={remove.isPending}
                onClick={() =>
                  void remove.run(undefined).then(({ kind }) => (kind === 'sent' ? onChanged() : undefined))
                }
              >
                {t('picture.remove')}
              </Button>
            )}
          </Inline>
          <Text size="sm" tone="muted">
            {t('picture.hint')}
          </Text>
        </Stack>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('picture.label')}
            tabIndex={-1}
            onChange={(event) => void choose(event)}
          />
        </VisuallyHidden>
      </Inline>
    </Stack>
  );
}
