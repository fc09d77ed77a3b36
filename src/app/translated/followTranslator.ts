const FONT = 'FONT';

export interface Translator {
  /** Whether it has touched this page. */
  isSeen(): boolean;
  /** Ends following it. */
  leave(): void;
}

/**
 * Keeps React in step with the browser's translator, which takes texts out of the page and puts `font` elements in their
 * place (facebook/react#11538). React knows its texts alone: it fails where it removes one or inserts something before it, and
 * what it writes into one is seen by nobody. Here the element stands for the text that it has replaced; a text that React
 * writes anew comes back, and the translator translates it again.
 */
export function followTranslator(): Translator {
  // Chrome leaves its elements, Edge an attribute.
  let seen = document.querySelector('font, [_msttexthash]') !== null;
  /** What stands in the place of a text, or of an element of a translator. */
  const standIns = new WeakMap<Node, Node>();
  const taken = new WeakSet<Node>();

  const note = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      for (const added of record.addedNodes) {
        seen ||= added.nodeName === FONT;
        standIns.delete(added);
      }
      const [removed] = record.removedNodes;
      const standIn = removed && isReplaceable(removed) && standInOf(record);
      if (!standIn) continue;
      standIns.set(removed, standIn);
      taken.add(standIn);
      // The text is written by React alone from here on.
      observer.observe(removed, { characterData: true });
    }
  };
  /** What has come in the place of the node that was removed: in the same step, or beside it before. */
  const standInOf = ({ addedNodes: [added], previousSibling, nextSibling }: MutationRecord) =>
    added ??
    [previousSibling, nextSibling].find((node) => node?.nodeName === FONT && !taken.has(node));
  const observer = new MutationObserver(note);

  const putBack = (text: Node) => {
    const standIn = lastOf(text);
    if (standIn.isConnected && !text.isConnected) standIn.parentNode?.replaceChild(text, standIn);
  };
  const lastOf = (node: Node): Node => {
    const next = standIns.get(node);
    return next ? lastOf(next) : node;
  };

  /** What React means by a node: the child of `parent` that stands for it or has it within. */
  const childFor = (node: Node, parent: Node): Node | undefined => {
    note(observer.takeRecords());
    let at = lastOf(node);
    while (at.parentNode && at.parentNode !== parent && at.parentNode.nodeName === FONT)
      at = at.parentNode;
    return at.parentNode === parent ? at : undefined;
  };

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    const known = !next || next.parentNode === this ? next : childFor(next, this);
    // Rather at the end than nowhere.
    return insertBefore.call(this, node, known ?? null) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    const known = node.parentNode === this ? node : childFor(node, this);
    if (known) removeChild.call(this, known);
    return node;
  };

  observer.observe(document, { childList: true, subtree: true });
  return {
    isSeen() {
      note(observer.takeRecords());
      return seen;
    },
    leave() {
      observer.disconnect();
      Object.assign(Node.prototype, { insertBefore, removeChild });
    },
  };
}

const isReplaceable = (node: Node) => node instanceof Text || node.nodeName === FONT;
