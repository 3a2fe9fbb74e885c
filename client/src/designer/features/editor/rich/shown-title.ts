import { compileText, escapeHtml, findNode, type SurveyDefinition } from '@wence/schema';

/** A rich title as the canvas shows it: inserted answers as marked places with the code that their question has now. */
export function shownTitle(html: string, definition: SurveyDefinition): string {
  const compiled = compileText(html);
  if (!compiled) return html;
  const { parts, tokens } = compiled;
  return parts
    .map((part, place) => {
      const token = tokens[place];
      if (!token) return part;
      const code = findNode(definition, token.nodeId)?.code ?? '?';
      return `${part}<span style="color: #155e75; background-color: #ecfeff">[${escapeHtml(code)}]</span>`;
    })
    .join('');
}
