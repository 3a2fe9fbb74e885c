import type { QuestionProps } from './Question';

const toggled = (chosen: readonly string[], option: string) =>
  chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option];

/** One of some, several of some, or a step of a scale. */
export function Choice({ question: { place, kind, options }, value, onAnswer }: QuestionProps) {
  const isSingle = kind !== 'multiple';
  const chosen = Array.isArray(value) ? value : [value];
  return (
    <div role={isSingle ? 'radiogroup' : 'group'} aria-labelledby={`title${place}`} className={kind}>
      {options.map((option) => (
        <div key={option} className="option">
          <label>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={`question${place}`}
              checked={chosen.includes(option)}
              onChange={() => onAnswer(place, isSingle ? option : toggled(Array.isArray(value) ? value : [], option))}
            />
            <span>{option}</span>
          </label>
        </div>
      ))}
    </div>
  );
}
