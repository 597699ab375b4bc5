import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** An anchor as React knows it, with an address that is always there. */
export type LinkElementProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkElementProps> | 'a'>('a');

/** Gives every link of the library the router's element, so that following one does not reload the page. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkElementProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The anchor that the router was given for, without any look of its own. */
export function Anchor(props: LinkElementProps) {
  return createElement<LinkElementProps>(use(LinkContext), props);
}
