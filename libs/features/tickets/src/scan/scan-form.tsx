import { isApiError, newId } from '@imah/api-client';
import type { ScanPlace, ScanReceipt } from '@imah/contract/scan';
import { scanPhotoLimits } from '@imah/contract/scan/words';
import {
  Button,
  FileDrop,
  Form,
  FormActions,
  type FormAnswer,
  Link,
  PhoneField,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@imah/ui';
import { sendIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useDirectSubmit } from '@imah/app/command/direct';
import { failureAnswer, textOf, useFormTexts } from '@imah/app/form';
import { useClock, useFormat } from '@imah/app/i18n';
import { ProblemTiles } from '../report/problem/index.ts';
import { reportScan } from './scan-commands.ts';
import { useScanTexts } from './texts.ts';
import { useProof } from './use-proof.ts';
import { useScanPhotos } from './use-scan-photos.ts';
import * as styles from './scan-form.css.ts';

export interface ScanFormProps {
  readonly place: ScanPlace;
  readonly onSent: (receipt: ScanReceipt) => void;
}

/** What somebody without an account can say about a place: as little as it takes to mend it. */
export function ScanForm({ place, onSent }: ScanFormProps) {
  const t = useScanTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const clock = useClock();
  const [id] = useState(() => newId(clock.now()));
  const proof = useProof(place.code, id);
  const [categoryId, setCategoryId] = useState('');
  const photos = useScanPhotos(place.code, id);
  const [phone, setPhone] = useState<string | null>(null);
  const { answer, isSending, submit, refuse } = useDirectSubmit(reportScan, {
    onDone: (done) => {
      if (done.kind === 'sent') onSent(done.answer.data);
    },
    explain: (error) => {
      if (isApiError(error) && error.fieldErrors['photoIds'] !== undefined) photos.renew();
      return explain(error);
    },
  });

  function send(data: FormData): void {
    const [title, name] = [textOf(data, 'title').trim(), textOf(data, 'name').trim()];
    const errors = {
      ...(categoryId === '' ? { categoryId: [t('faults.categoryId')] } : {}),
      ...(title.length < 3 ? { title: [t('faults.title')] } : {}),
      ...(photos.items.some(({ state }) => state === 'refused') ? { photoIds: [t('faults.photoIds')] } : {}),
    };
    if (Object.keys(errors).length > 0) return refuse(errors);
    const body = {
      id,
      title,
      details: textOf(data, 'details'),
      categoryId,
      ...(name === '' ? {} : { name }),
      ...(phone === null ? {} : { phone }),
      website: textOf(data, 'website'),
    };
    void submit({ code: place.code, body, prove: proof.finish, sendPhotos: photos.send });
  }

  function explain(error: unknown): FormAnswer {
    if (isApiError(error) && error.kind === 'rate-limited' && error.retryAfterSeconds !== null)
      return { message: t('limit', { duration: format.duration(error.retryAfterSeconds * 1000) }), errors: {} };
    return failureAnswer(tf, error);
  }

  return (
    <Form answer={answer} onSubmit={({ data }) => send(data)}>
      {({ errorOf }) => (
        <Stack gap="xl">
          <ProblemTiles
            categories={place.categories}
            value={categoryId}
            onChange={setCategoryId}
            error={errorOf('categoryId')}
          />
          <TextField
            name="title"
            label={t('summary')}
            placeholder={t('summaryHint')}
            maxLength={140}
            required
            autoComplete="off"
            error={errorOf('title')}
          />
          <TextArea name="details" label={t('details')} mark="optional" limit={2000} error={errorOf('details')} />
          <FileDrop
            name="photoIds"
            label={t('photos')}
            hint={t('photosHint')}
            mark="optional"
            accept="image/*"
            maxFiles={scanPhotoLimits.photos}
            files={photos.items}
            disabled={isSending}
            onAdd={({ files }) => void photos.add(files)}
            {...(isSending ? {} : { onRemove: ({ id: photo }) => photos.remove(photo) })}
            error={errorOf('photoIds')}
          />
          <TextField
            name="name"
            label={t('name')}
            mark="optional"
            maxLength={120}
            autoComplete="name"
            error={errorOf('name')}
          />
          <PhoneField
            name="phone"
            label={t('phone')}
            hint={t('contactHint')}
            mark="optional"
            value={phone}
            onChange={({ value }) => setPhone(value)}
            error={errorOf('phone')}
          />
          <div className={styles.trap} aria-hidden>
            <label>
              {t('website')}
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <FormActions>
            <Button type="submit" tone="primary" size="lg" width="full" icon={sendIcon} loading={isSending}>
              {t('send')}
            </Button>
          </FormActions>
          <Stack gap="xs">
            <Text size="sm" tone="muted">
              {t('privacy')}
            </Text>
            <Text size="sm" tone="muted">
              {t('account')} <Link href={`/imah/new/ticket/${place.buildingId}?scan=${place.code}`}>{t('login')}</Link>
            </Text>
          </Stack>
        </Stack>
      )}
    </Form>
  );
}
