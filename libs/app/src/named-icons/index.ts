export { iconsOf, IconsProvider, useNamedIcon } from './named-icons.tsx';
