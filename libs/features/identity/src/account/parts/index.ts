export { AccountFrame, type AccountFrameProps, type AccountPageName } from './account-frame.tsx';
export { accountCommands } from './account-commands.ts';
export { isDeclined } from './is-declined.ts';
export { AccountSection, type AccountSectionProps } from './account-section.tsx';
export { ChangeFailure } from './change-failure.tsx';
export { CopyButton, type CopyButtonProps } from './copy-button.tsx';
export { Refusal } from './refusal.tsx';
export { useMustVerify, VerifyFirst } from './verify-first.tsx';
export { SectionRead, type SectionReadProps } from './section-read.tsx';
