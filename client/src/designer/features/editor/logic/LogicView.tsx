import { useOfSession } from '../session/session-store';
import { useFocusRule } from './checks/useFocusRule';
import { LogicBoard } from './LogicBoard';
import { LogicList } from './LogicList';
import type { LogicScreen } from './logic-of-kind';
import { addLogicTexts } from './logic-texts';

addLogicTexts();

/** The rules of a survey: to work on, or only to read. */
export const LogicView = ({ screen, readOnly }: { screen: LogicScreen; readOnly: boolean }) => {
  const definition = useOfSession(({ view }) => view);
  useFocusRule();
  return readOnly ? <LogicList definition={definition} screen={screen} /> : <LogicBoard definition={definition} screen={screen} />;
};
