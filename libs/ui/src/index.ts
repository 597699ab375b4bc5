export { vars } from './tokens/contract.css.ts';
export { media } from './tokens/measures.ts';
export { defaultLabels, type Labels } from './labels/default-labels.ts';
export { englishLabels } from './labels/english-labels.ts';
export type { InputLabels } from './labels/input-labels.ts';
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
export { CodeScanner, type CodeScannerProps } from './components/code-scanner/code-scanner.tsx';
export type { ScannerPorts } from './components/code-scanner/scanner-ports.ts';
export { Combobox, type ComboboxProps } from './components/combobox/combobox.tsx';
export type { ComboboxOption, ComboboxSource } from './components/combobox/combobox-source.ts';
export { DateField, type DateFieldProps } from './components/date-field/date-field.tsx';
export type { DateSpan, DayBounds } from './components/date-field/day-calendar.tsx';
export {
  DateRangeField,
  type DatePreset,
  type DateRangeFieldProps,
} from './components/date-range-field/date-range-field.tsx';
export { FileDrop, type FileDropProps } from './components/file-drop/file-drop.tsx';
export type { FileDropItem } from './components/file-drop/file-row.tsx';
export { signaturePicture } from './components/signature-pad/draw-signature.ts';
export { isSigned, noSignature, type Signature } from './components/signature-pad/signature.ts';
export { SignaturePad, type SignaturePadProps } from './components/signature-pad/signature-pad.tsx';
export { Slider, type SliderProps } from './components/slider/slider.tsx';
export { FormActions, type FormActionsProps } from './components/form-actions/form-actions.tsx';
export { Form, type FormProps } from './components/form/form.tsx';
export type { FormAnswer } from './components/form/form-answer.ts';
export { MultiCombobox, type MultiComboboxProps } from './components/combobox/multi-combobox.tsx';
export { NumberField, type NumberFieldProps } from './components/number-field/number-field.tsx';
export { PasswordStrength, type PasswordStrengthProps } from './components/password-strength/password-strength.tsx';
export { PhoneField, type PhoneFieldProps } from './components/phone-field/phone-field.tsx';
export { readPhone, writePhone, type PhoneReading } from './components/phone-field/phone-number.ts';
export { QuantityField, type Quantity, type QuantityFieldProps } from './components/quantity-field/quantity-field.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/radio-group/radio-group.tsx';
export { RupiahField, type RupiahFieldProps } from './components/rupiah-field/rupiah-field.tsx';
export { Thumbnail, type ThumbnailProps } from './components/thumbnail/thumbnail.tsx';
export { TimeField, type TimeFieldProps } from './components/time-field/time-field.tsx';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx';
export { PasswordField, type PasswordFieldProps } from './components/password-field/password-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './components/select-field/select-field.tsx';
export { TextField, type TextFieldProps } from './components/text-field/text-field.tsx';

export { LoadingBar, type LoadingBarProps } from './components/loading-bar/loading-bar.tsx';
export { LoadingBarView, type LoadingBarViewProps } from './components/loading-bar/loading-bar-view.tsx';
export { Banner, type BannerProps } from './components/banner/banner.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export { Callout, type CalloutProps } from './components/callout/callout.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { preloadToaster, ToastContainer } from './components/toaster/toast-container.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { FailedState, type FailedStateProps } from './components/empty-state/failed-state.tsx';
export { ForbiddenState, type ForbiddenStateProps } from './components/empty-state/forbidden-state.tsx';
export { OfflineCallout, type OfflineCalloutProps } from './components/offline-callout/offline-callout.tsx';

export { ConfirmDialog, type ConfirmDialogProps } from './components/dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteCommand,
  type PaletteGroup,
} from './components/command-palette/command-palette.tsx';
export { useCommandKey } from './components/command-palette/use-command-key.ts';
export { ContextMenu, type ContextMenuProps } from './components/context-menu/context-menu.tsx';
export { HoverCard, type HoverCardProps } from './components/hover-card/hover-card.tsx';
export { Menu, type MenuProps } from './components/menu/menu.tsx';
export type { MenuItem } from './components/menu/menu-item.ts';
export { Popover, type PopoverProps } from './components/popover/popover.tsx';
export { SplitButton, type SplitButtonProps } from './components/split-button/split-button.tsx';
export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './components/toggle-group/toggle-group.tsx';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx';
export { TooltipGroup } from './components/tooltip/tooltip-group.tsx';
export { Sheet, type SheetProps } from './components/sheet/sheet.tsx';

export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './components/breadcrumbs/breadcrumbs.tsx';
export { Stepper, type Step, type StepperProps } from './components/stepper/stepper.tsx';
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export { BuildingSwitcher, type BuildingSwitcherProps } from './components/building-switcher/building-switcher.tsx';
export { PersonMenu, type PersonMenuProps } from './components/person-menu/person-menu.tsx';
export { SideNav, type SideNavItem, type SideNavProps } from './components/side-nav/side-nav.tsx';
export { TabNav, type TabNavProps } from './components/tabs/tab-nav.tsx';
export { Tabs, type TabsProps } from './components/tabs/tabs.tsx';

export { Age, type AgeProps } from './components/age/age.tsx';
export { Timeline, type TimelineEntry, type TimelineProps } from './components/timeline/timeline.tsx';
export { CommentComposer, type CommentComposerProps } from './components/comment-thread/comment-composer.tsx';
export {
  CommentThread,
  type CommentThreadProps,
  type ThreadComment,
} from './components/comment-thread/comment-thread.tsx';
export { FileList, type FileKind, type FileListProps, type ListedFile } from './components/file-list/file-list.tsx';
export { Tree, type TreeProps } from './components/tree/tree.tsx';
export type { TreeNode } from './components/tree/visible-nodes.ts';
export { Tag, type TagProps } from './components/tag/tag.tsx';
export { Comparison, type ComparisonProps } from './components/comparison/comparison.tsx';
export { AuditEntry, type AuditChange, type AuditEntryProps } from './components/audit-entry/audit-entry.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { Brand, type BrandProps } from './components/brand/brand.tsx';
export { ConnectionState, type ConnectionStateProps } from './components/connection-state/connection-state.tsx';
export { DescriptionList, type DescriptionListProps } from './components/description-list/description-list.tsx';
export { List, ListRow, type ListProps, type ListRowProps } from './components/list/list.tsx';
export { Prose, type ProseProps } from './components/prose/prose.tsx';
export { SearchField, type SearchFieldProps } from './components/search-field/search-field.tsx';
export { Stat, type StatProps } from './components/stat/stat.tsx';
export { StatusBadge, type StatusBadgeProps } from './components/status-badge/status-badge.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { Table, type TableColumn, type TableProps } from './components/table/table.tsx';

export { BlankLayout, type BlankLayoutProps } from './layouts/blank/blank-layout.tsx';
export {
  DashboardLayout,
  type DashboardLayoutProps,
  preloadDashboardLayout,
} from './layouts/dashboard/dashboard-layout.tsx';
export { useSidebar, type SidebarState } from './layouts/dashboard/sidebar-context.ts';
export { contentId, type ContentPadding, type ContentVariant, type HeaderDisplay } from './layouts/layout-face.ts';
export type { NavigationItem } from './layouts/navigation-item.ts';
export { OldLayout, type OldLayoutProps } from './layouts/old/old-layout.tsx';

export { ErrorPage, type ErrorPageProps } from './pages/error-page.tsx';
export { NotFoundPage, type NotFoundPageProps } from './pages/not-found-page.tsx';
export { NotYetPage, type NotYetPageProps } from './pages/not-yet-page.tsx';
