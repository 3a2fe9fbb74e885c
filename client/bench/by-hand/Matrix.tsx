import type { QuestionProps } from './Question';

/** One option for each row. */
export function Matrix({ question: { place, options, rows }, value, onAnswer }: QuestionProps) {
  const chosen: Readonly<Record<string, string>> =
    typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, string>) : {};
  return (
    <table aria-labelledby={`title${place}`}>
      <thead>
        <tr>
          <th scope="col">Row</th>
          {options.map((option) => (
            <th key={option} scope="col">
              {option}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {options.map((option) => (
              <td key={option}>
                <label>
                  <input
                    type="radio"
                    name={`question${place}/${row}`}
                    aria-label={`${row}, ${option}`}
                    checked={chosen[row] === option}
                    onChange={() => onAnswer(place, { ...chosen, [row]: option })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
