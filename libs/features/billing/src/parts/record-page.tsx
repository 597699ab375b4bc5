import { Link, NotFoundPage, Skeleton, Stack } from '@imah/ui';
import type { ReactNode } from 'react';
import { Read, type ReadProps, type ReadState } from '@imah/app/read';
import { useBillingTexts } from '../texts.ts';

interface RecordPageProps<T> extends Pick<ReadProps<T>, 'forbidden'> {
  readonly of: ReadState<T>;
  /** Where the way back leads: the bills, of one building where it is named. */
  readonly buildingId?: string;
  readonly failed: string;
  readonly missing: { readonly title: string; readonly text: string };
  readonly children: (record: T) => ReactNode;
}

/** A page of one record of the books: the way back, and the record or what stands in its place. */
export function RecordPage<T>({ of, buildingId, failed, missing, children, ...rest }: RecordPageProps<T>) {
  const t = useBillingTexts();
  return (
    <Stack gap="lg">
      <Link href={buildingId === undefined ? '/imah/tagihan' : `/imah/tagihan?gedung=${buildingId}`}>{t('back')}</Link>
      <Read
        of={of}
        level={1}
        loading={<Skeleton shape="card" />}
        failed={failed}
        missing={<NotFoundPage {...missing} homeHref="/imah/tagihan" />}
        {...rest}
      >
        {children}
      </Read>
    </Stack>
  );
}
