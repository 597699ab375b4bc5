import { createIconLoader, createTransport, type IconLoader } from '@imah/api-client';
import { useIcon } from '@imah/api-client/react';
import type { RuntimeConfig } from '@imah/contract/system/words';
import type { IconShape } from '@imah/ui';
import { createContext, type ReactNode, useContext } from 'react';

/** Where nobody loads icons every name is unknown. */
const none: IconLoader = { read: () => null, load: async () => null, subscribe: () => () => undefined };

const IconsContext = createContext<IconLoader>(none);

/** Icons from the server of the page, and from the public service that the installation names, if it names one. */
export function iconsOf({ location }: Pick<Window, 'location'>, { iconFallbackUrl }: RuntimeConfig): IconLoader {
  const transport = createTransport({ resolveBase: () => location.origin });
  return createIconLoader({ transport, publicUrl: iconFallbackUrl });
}

/** Gives the pages the icons that records name, `lucide:droplets` of a device type say (S-49). */
export function IconsProvider({ loader, children }: { readonly loader: IconLoader; readonly children: ReactNode }) {
  return <IconsContext value={loader}>{children}</IconsContext>;
}

/** The icon that a record names; `fallback` while it is on its way and where nobody has it. */
export function useNamedIcon(name: string | undefined, fallback: IconShape): IconShape {
  const loader = useContext(IconsContext);
  const icon = useIcon(name === undefined ? none : loader, name ?? '');
  if (icon === null) return fallback;
  const { body, left, top, width, height } = icon;
  // A shape is drawn on a grid of 24: an icon of another size brings its own within it.
  const onGrid =
    left === 0 && top === 0 && width === 24 && height === 24
      ? body
      : `<svg width="24" height="24" viewBox="${left} ${top} ${width} ${height}">${body}</svg>`;
  return { name: name ?? fallback.name, body: onGrid };
}
