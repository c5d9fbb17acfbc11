export { TopicForm as Component } from '../components/topics/TopicForm.js';
