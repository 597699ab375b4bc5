import { PublicFrame } from '../frame/public-frame.tsx';
import { Chains } from './parts/chains.tsx';
import { Closing } from './parts/closing.tsx';
import { ControlStory } from './parts/control-story.tsx';
import { Hero } from './parts/hero.tsx';
import { People } from './parts/people.tsx';
import { Trust } from './parts/trust.tsx';

/** What Imah does and for whom, with a picture of it. */
export function LandingPage() {
  return (
    <PublicFrame>
      <Hero />
      <Chains />
      <ControlStory />
      <People />
      <Trust />
      <Closing />
    </PublicFrame>
  );
}
