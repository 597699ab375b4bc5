export { IconsProvider, useNamedIcon } from './named-icons.tsx';
