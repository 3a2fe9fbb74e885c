import type { QuestionControl } from '../question-control';
import { SliderQuestion } from './SliderQuestion';
import { sliderErrorText } from './slider-error-text';

export const control: QuestionControl = { Control: SliderQuestion, errorText: sliderErrorText };
