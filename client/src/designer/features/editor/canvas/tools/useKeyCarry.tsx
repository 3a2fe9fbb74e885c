import { findNode } from '@wence/schema';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import drag from '../../drag/drag.module.css';
import { gapId } from '../../drag/tree-place';
import { carriedWith, moveTo } from '../../drag/question-places';
import { useEditorActions } from '../../session/editor-actions';
import { useSessionStore } from '../../session/session-store';
import { type CarryPlace, carryPlaces, isSamePlace, presentPlace } from './carry-places';
import './canvas-tool-words';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** The gap of a place on the page; none in what is folded. */
const gapOf = (place: CarryPlace): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-gap="${gapId(place.parentId, place.after)}"]`);

/** The row of a question changes places, and may become another one: the grip there takes the focus. */
function focusGrip(nodeId: number): void {
  requestAnimationFrame(() => {
    const grip = document.querySelector<HTMLElement>(`[data-node="${nodeId}"] > [data-grip]`);
    grip?.focus({ preventScroll: true });
    grip?.closest('article')?.scrollIntoView({ block: 'nearest' });
  });
}

interface KeyCarry {
  readonly isCarried: boolean;
  /** Attributes and handlers that the grip takes. */
  readonly keys: { readonly onKeyDown: (event: KeyboardEvent) => void; readonly onBlur: () => void };
  /** Shows the place where the question will stand. */
  readonly line: ReactNode;
}

/** Carries a question by keys: Space or Enter lifts it and puts it down, arrows choose the place, and Escape gives up. Each is spoken. */
export function useKeyCarry(nodeId: number): KeyCarry {
  const { t } = useTranslation(['canvasTools', 'editor']);
  const actions = useEditorActions();
  const store = useSessionStore();
  const [place, setPlace] = useState<CarryPlace | null>(null);

  const name = () => {
    const session = store.read();
    const { size } = carriedWith(session, nodeId);
    return size > 1 ? t('canvasTools:drag.several', { count: size }) : (findNode(session.view, nodeId)?.code ?? '');
  };
  const say = (key: 'over' | 'dropped', { number, list }: CarryPlace) =>
    actions.announce(
      list === null
        ? t(`editor:drag.${key}`, { name: name(), place: number })
        : t(`editor:treeDrag.${key}`, { name: name(), place: number, list }),
    );
  const reach = (next: CarryPlace) => {
    setPlace(next);
    gapOf(next)?.scrollIntoView({ block: 'nearest' });
  };

  const lift = () => {
    const session = store.read();
    const home = presentPlace(session, nodeId);
    const start = carryPlaces(session, nodeId).find((each) => isSamePlace(each, home));
    if (!start) return;
    reach(start);
    actions.announce(`${t('editor:drag.lifted', { name: name() })} ${t('editor:drag.help')}`);
  };
  const step = (from: CarryPlace, by: number) => {
    const places = carryPlaces(store.read(), nodeId).filter((each) => isSamePlace(each, from) || gapOf(each) !== null);
    const next = places[places.findIndex((each) => isSamePlace(each, from)) + by];
    if (!next) return;
    reach(next);
    say('over', next);
  };
  const drop = (at: CarryPlace) => {
    const session = store.read();
    setPlace(null);
    say('dropped', at);
    if (isSamePlace(at, presentPlace(session, nodeId))) return;
    actions.change(moveTo(session, nodeId, at));
    focusGrip(nodeId);
  };
  const giveUp = () => {
    if (place === null) return;
    setPlace(null);
    actions.announce(t('editor:drag.cancelled', { name: name() }));
  };

  const press = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    const isGrab = event.key === ' ' || event.key === 'Enter';
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (place === null && !isGrab) return;
    if (place === null) lift();
    else if (isGrab) drop(place);
    else if (by !== undefined) step(place, by);
    else if (event.key === 'Escape') giveUp();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const gap = place && gapOf(place);
  return {
    isCarried: place !== null,
    keys: { onKeyDown: press, onBlur: giveUp },
    line: gap && createPortal(<span className={drag.here} data-carry-line />, gap),
  };
}
