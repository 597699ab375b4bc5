export { pictureOf } from './picture-of.ts';
export { storyRoutes } from './story-routes.ts';
export { atRoute, plainConfig } from './story-app.tsx';
export { fullAnswers } from './full-answers.ts';
export { type StoryAppProps } from './story-app.tsx';
export { inApp, recordOf } from './story-app.tsx';
