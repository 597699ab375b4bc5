export { vars } from './tokens/contract.css.ts';
export { media } from './tokens/measures.ts';
export { defaultLabels, type Labels } from './labels/default-labels.ts';
export { englishLabels } from './labels/english-labels.ts';
export { LabelsProvider, useLabels } from './labels/labels.tsx';
export type { IconShape } from './icons/icon-shape.ts';
export { statusIcons, statusTones, type StatusTone } from './shared/status/status-look.ts';

export { Container, type ContainerProps } from './components/container/container.tsx';
export { Grid, type GridProps } from './components/grid/grid.tsx';
export { Inline, type InlineProps } from './components/inline/inline.tsx';
export { Stack, type StackProps } from './components/stack/stack.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/visually-hidden.tsx';

export { Button, type ButtonProps } from './components/button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/button/button-link.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { CardLink, type CardLinkProps } from './components/card/card-link.tsx';
export { Heading, type HeadingProps } from './components/heading/heading.tsx';
export { Icon, type IconProps } from './components/icon/icon.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export { Anchor, LinkProvider, type LinkElementProps } from './components/link/link-context.tsx';
export { Text, type TextProps } from './components/text/text.tsx';

export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { Field, type ControlProps, type FieldProps, type FieldTexts } from './components/field/field.tsx';
export {
  FormErrorSummary,
  type FormError,
  type FormErrorSummaryProps,
} from './components/form-error-summary/form-error-summary.tsx';
export { PasswordField, type PasswordFieldProps } from './components/password-field/password-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './components/select-field/select-field.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';

export { Notice, type NoticeProps } from './components/notice/notice.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
