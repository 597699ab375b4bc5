import { Button, IconButton } from '@imah/ui';
import { cameraIcon } from '@imah/ui/icons';
import { useRef } from 'react';

export interface CameraButtonProps {
  readonly label: string;
  /** `icon`: in the row of what the photo is of. */
  readonly look?: 'icon' | 'wide';
  readonly onPhotos: (choice: { readonly files: readonly File[] }) => void;
}

/** One press opens the camera of a phone; what was taken is handed on at once. */
export function CameraButton({ label, look = 'wide', onPhotos }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon={cameraIcon} label={label} onClick={open} />
      ) : (
        <Button size="lg" width="full" icon={cameraIcon} onClick={open}>
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        // The button is what one finds; the input only knows how to open the camera.
        hidden
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onPhotos({ files });
        }}
      />
    </>
  );
}
