type Held = (pop: PopStateEvent) => boolean;

let held: Held = () => false;

/**
 * Asks `hold` of each Back and Forward until what is answered is called: where it is true, the router doesn't hear of
 * it. This module has to be loaded before the router is made: browsers call a window's listeners in the order in which
 * they came, even those that ask to be first.
 */
export function holdPops(hold: Held): () => void {
  held = hold;
  return () => {
    if (held === hold) held = () => false;
  };
}

window.addEventListener('popstate', (pop) => {
  if (held(pop)) pop.stopImmediatePropagation();
});
