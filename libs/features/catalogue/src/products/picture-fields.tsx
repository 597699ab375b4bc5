import type { ProductPicture } from '@imah/contract/catalogue';
import { catalogueBounds, type ProductKind } from '@imah/contract/catalogue/words';
import { Card, Heading, IconButton, Inline, List, ListRow, Stack, Text, TextField } from '@imah/ui';
import { arrowDownIcon, arrowUpIcon, trashIcon } from '@imah/ui/icons';
import { FileField, type Uploads } from '@imah/features-files';
import { ProductThumbnail } from '../parts/product-thumbnail.tsx';
import { useCatalogueTexts } from '../texts.ts';
import { moved } from './picture-list.ts';

interface PictureFieldsProps {
  readonly kind: ProductKind;
  /** With those that were sent since. */
  readonly pictures: readonly ProductPicture[];
  readonly uploads: Uploads;
  /** Who may not change them looks at them. */
  readonly mode: 'change' | 'look';
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (pictures: readonly ProductPicture[]) => void;
}

const most = catalogueBounds.picturesOfProduct;

/** The pictures of a product in their order, what each shows, and the way to more. The first is the main one. */
export function PictureFields({ kind, pictures, uploads, mode, errorOf, onChange }: PictureFieldsProps) {
  const t = useCatalogueTexts();
  if (mode === 'look')
    return pictures.length === 0 ? null : (
      <Stack as="section" gap="sm" aria-label={t('form.pictures')}>
        <Heading level={3} size="sm">
          {t('form.pictures')}
        </Heading>
        <Inline gap="sm">
          {pictures.map((picture) => (
            <ProductThumbnail key={picture.fileId} kind={kind} picture={picture} size="lg" />
          ))}
        </Inline>
      </Stack>
    );
  // What has arrived stands in the list; the field shows what is on its way.
  const onTheWay = uploads.files.filter(({ state }) => state !== 'done');
  return (
    <Stack as="section" gap="sm" aria-label={t('form.pictures')}>
      {pictures.length === 0 ? null : (
        <Card padding="none">
          <List aria-label={t('form.pictures')}>
            {pictures.map((picture, index) => (
              <Picture
                key={picture.fileId}
                kind={kind}
                pictures={pictures}
                index={index}
                error={errorOf(`pictures.${index}.alt`)}
                onChange={onChange}
              />
            ))}
          </List>
        </Card>
      )}
      {pictures.length < most || onTheWay.length > 0 ? (
        <FileField
          label={t('form.pictures')}
          hint={t('form.picturesHint', { most })}
          kinds="photos"
          maxFiles={most - pictures.length}
          uploads={{ ...uploads, files: onTheWay }}
          error={errorOf('pictures')}
        />
      ) : (
        <Text tone="muted">{t('form.picturesFull', { most })}</Text>
      )}
    </Stack>
  );
}

interface PictureProps extends Pick<PictureFieldsProps, 'kind' | 'pictures' | 'onChange'> {
  readonly index: number;
  readonly error: string | undefined;
}

function Picture({ kind, pictures, index, error, onChange }: PictureProps) {
  const t = useCatalogueTexts();
  const picture = pictures[index];
  if (picture === undefined) return null;
  const position = index + 1;
  const say = (alt: string) => pictures.map((one, at) => (at === index ? { ...one, alt } : one));
  return (
    <ListRow
      leading={<ProductThumbnail kind={kind} picture={picture} size="lg" />}
      title={index === 0 ? t('form.mainPicture') : t('form.picture', { position })}
      description={
        <TextField
          name={`pictures.${index}.alt`}
          label={t('form.pictureText', { position })}
          mark="optional"
          maxLength={catalogueBounds.pictureTextLength}
          value={picture.alt}
          onChange={({ currentTarget }) => onChange(say(currentTarget.value))}
          error={error}
        />
      }
      trailing={
        <Inline gap="xs">
          <IconButton
            icon={arrowUpIcon}
            label={t('form.pictureUp', { position })}
            disabled={index === 0}
            onClick={() => onChange(moved(pictures, index, -1))}
          />
          <IconButton
            icon={arrowDownIcon}
            label={t('form.pictureDown', { position })}
            disabled={position === pictures.length}
            onClick={() => onChange(moved(pictures, index, 1))}
          />
          <IconButton
            icon={trashIcon}
            label={t('form.pictureRemove', { position })}
            onClick={() => onChange(pictures.filter((one) => one !== picture))}
          />
        </Inline>
      }
    />
  );
}
