import type { SavedReply } from '@imah/contract/tickets';
import { fillPlaceholders, replyPlaceholders, unknownPlaceholders } from '@imah/contract/tickets/words';
import { Button, Form, FormActions, Inline, Sheet, Stack, Text, TextArea, TextField } from '@imah/ui';
import { useRef, useState } from 'react';
import { useFormTexts } from '@imah/app/form';
import { useSavedReplyTexts } from './saved-replies/texts.ts';
import { useSave } from './use-part.tsx';

interface ReplySheetProps {
  readonly orgId: string;
  /** Null: a new one. */
  readonly reply: SavedReply | null;
  readonly onClose: () => void;
}

/** One saved reply: what it is called, what it says, and how it will read. */
export function ReplySheet({ orgId, reply, onClose }: ReplySheetProps) {
  const t = useSavedReplyTexts();
  const tf = useFormTexts();
  const { isSending, answer, refuse, submit } = useSave(orgId, onClose);
  const [name, setName] = useState(reply?.name ?? '');
  const [body, setBody] = useState(reply?.body ?? '');
  const area = useRef<HTMLTextAreaElement>(null);

  function save(): void {
    const unknown = unknownPlaceholders(body);
    const errors = {
      ...(name.trim() === '' ? { name: [t('required')] } : {}),
      ...(body.trim() === '' ? { body: [t('required')] } : {}),
      ...(unknown.length === 0 ? {} : { body: [t('unknown', { names: unknown.map((one) => `{${one}}`).join(', ') })] }),
    };
    if (Object.keys(errors).length > 0) return refuse(errors);
    const draft = { name, body };
    void submit((client) =>
      reply === null
        ? client.createSavedReply({ params: { orgId }, body: draft })
        : client.updateSavedReply({ params: { orgId, replyId: reply.id }, body: draft, version: reply.version }),
    );
  }
  function insert(placeholder: string): void {
    const at = area.current?.selectionStart ?? body.length;
    setBody(`${body.slice(0, at)}{${placeholder}}${body.slice(at)}`);
    area.current?.focus();
  }
  const example = {
    nama: t('example.nama'),
    unit: 'A-1207',
    nomor: 'TKT-2026-000147',
    judul: t('example.judul'),
    gedung: t('example.gedung'),
    petugas: t('example.petugas'),
  };

  return (
    <Sheet open onClose={onClose} title={reply === null ? t('add') : t('title')}>
      <Form answer={answer} onSubmit={save}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="name"
              label={t('name')}
              hint={t('nameHint')}
              required
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={errorOf('name')}
            />
            <TextArea
              ref={area}
              name="body"
              label={t('body')}
              required
              rows={5}
              limit={4000}
              value={body}
              onChange={(event) => setBody(event.currentTarget.value)}
              error={errorOf('body')}
            />
            <Stack gap="xs">
              <Text size="sm" tone="muted">
                {t('placeholders')}
              </Text>
              <Inline gap="xs">
                {replyPlaceholders.map((placeholder) => (
                  <Button
                    key={placeholder}
                    size="sm"
                    aria-label={t('insert', { name: t(`means.${placeholder}`) })}
                    onClick={() => insert(placeholder)}
                  >
                    {`{${placeholder}}`}
                  </Button>
                ))}
              </Inline>
            </Stack>
            {body.trim() === '' ? null : (
              <Stack gap="xs">
                <Text size="sm" weight="medium">
                  {t('preview')}
                </Text>
                <Text>{fillPlaceholders(body, example)}</Text>
              </Stack>
            )}
            <FormActions
              aside={
                reply === null ? null : (
                  <Button
                    tone="ghost"
                    loading={isSending}
                    onClick={() =>
                      void submit((client) =>
                        client.deleteSavedReply({ params: { orgId, replyId: reply.id }, version: reply.version }),
                      )
                    }
                  >
                    {t('remove')}
                  </Button>
                )
              }
            >
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Sheet>
  );
}
